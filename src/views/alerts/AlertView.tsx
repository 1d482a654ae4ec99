import type { ReactNode } from 'react'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import {
  alertFormField,
  type AlertFormAction,
  type AlertPageContent,
} from '../../../contract/alerts/alertPage.ts'
import { paths } from '../../../contract/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { alertPageWords as words } from '../../words/alerts/alertPage.ts'
import { frequenciesWithHour } from '../../words/alerts/frequencies.ts'
import { LessLike } from './LessLike.tsx'
import { SearchFacts } from './SearchFacts.tsx'

type Search = NonNullable<AlertPageContent>['searches'][number]

/** Page to confirm, view and stop job alerts by a mailed link, without a login or scripts. */
export function AlertView({ content }: { content: AlertPageContent }) {
  const [first] = content?.searches ?? []
  if (!content || !first) return <DeadLink />
  const { address, job, purpose, searches } = content
  const unconfirmed = searches.filter(({ state }) => state === 'unconfirmed')
  const isConfirming = purpose === 'confirm' && unconfirmed.length > 0
  const shown = isConfirming ? unconfirmed : searches
  const title = isConfirming ? words.confirm.title(shown.length) : titleOf(first, shown.length)
  return (
    <div className="max-w-measure">
      <Heading>{job ? words.less.title : title}</Heading>
      {job && <LessLike job={job} />}
      <Panel {...(job && { title })}>
        <ul aria-label={words.facts.search} className="mb-5">
          {shown.map((search) => (
            <li key={search.criteria} className="border-b border-line pb-4 not-first:pt-4">
              <TextLink href={`${paths.jobs}${search.criteria && '?'}${search.criteria}`}>
                {search.title}
              </TextLink>
              <SearchFacts search={{ criteria: search.criteria, name: '' }} />
              <p className="mt-2 text-hint text-muted">{frequenciesWithHour[search.every]}</p>
            </li>
          ))}
        </ul>
        <p className="mb-5 wrap-anywhere">{words.to(address)}</p>
        <p className="max-w-measure text-muted">{isConfirming ? words.confirm.text : textOf(first)}</p>
        {isConfirming ? (
          <Act action="confirm">{words.confirm.button(shown.length)}</Act>
        ) : (
          <Acts search={first} canAct={purpose === 'manage'} />
        )}
      </Panel>
    </div>
  )
}

const titleOf = ({ state }: Search, count: number): string => {
  if (state === 'active' || state === 'unconfirmed') return count > 1 ? words.active.many : words.active.title
  return words[state].title
}

const textOf = ({ state }: Search): string => words[state === 'unconfirmed' ? 'active' : state].text

/** Commands on the alert that the link belongs to. A confirmation link offers no others. */
function Acts({ search: { criteria, state }, canAct }: { search: Search; canAct: boolean }) {
  if (state === 'ended') {
    return (
      <ButtonLink className="mt-6" href={alertPaths.save(criteria)}>
        {words.ended.button}
      </ButtonLink>
    )
  }
  if (!canAct) return null
  return (
    <div className="flex flex-wrap gap-x-3">
      {state === 'asked' && <Act action="keep">{words.asked.keep}</Act>}
      <Act action="stop" look={state === 'asked' ? 'secondary' : undefined}>
        {words.stop}
      </Act>
      {(state === 'paused' || state === 'bouncing') && (
        <ButtonLink className="mt-6" look="secondary" href={alertPaths.preferences}>
          {words.logIn}
        </ButtonLink>
      )}
    </div>
  )
}

interface ActProps {
  action: AlertFormAction
  look?: 'secondary' | undefined
  children: ReactNode
}

const Act = ({ action, look, children }: ActProps) => (
  <form method="post" data-ready="" className="mt-6">
    <Button type="submit" look={look} name={alertFormField} value={action}>
      {children}
    </Button>
  </form>
)

const DeadLink = () => (
  <div className="max-w-measure">
    <Heading>{words.dead.title}</Heading>
    <Panel>
      <p className="max-w-measure text-muted">{words.dead.text}</p>
      <ButtonLink className="mt-6" href={paths.jobs}>
        {words.dead.button}
      </ButtonLink>
    </Panel>
  </div>
)
