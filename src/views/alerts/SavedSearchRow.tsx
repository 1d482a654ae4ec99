import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { alertFrequencies, type SavedSearchEvent } from '../../../contract/alerts/lifecycle.ts'
import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import { paths } from '../../../contract/paths.ts'
import type { SavedSearchesFlow } from '../../../machines/alerts/savedSearches.ts'
import type { SearchCommandsFlow } from '../../../machines/alerts/searchCommands.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { StateTag, type StateLook } from '../../ui/text/StateTag.tsx'
import { frequencies } from '../../words/alerts/frequencies.ts'
import { searchTitle } from '../../words/alerts/savedSearch.ts'
import { savedSearchesWords as words } from '../../words/alerts/savedSearches.ts'
import { shortTime } from '../../words/dates.ts'
import { SearchInWords } from './SearchInWords.tsx'

interface Props {
  flow: SavedSearchesFlow
  commands: SearchCommandsFlow
  search: SavedSearch
  /** Jobs that the alert would have contained; false while the preview is closed. */
  preview: ReactNode
  now: number
}

const looks = {
  unconfirmed: 'draft',
  active: 'good',
  paused: 'paused',
  bouncing: 'asking',
  asked: 'asking',
  ended: 'ended',
} as const satisfies Readonly<Record<SavedSearch['state'], StateLook>>

/** Saved search: its criteria, state and emails, and the commands of its owner. */
export function SavedSearchRow({ flow, commands, search, preview, now }: Props) {
  const { id, lastAt, nextAt, state } = search
  const titleId = `search-${id}`
  return (
    <li aria-labelledby={titleId} className="border-b border-line py-5 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <SearchInWords search={search} id={titleId} />
        </div>
        <StateTag look={looks[state]}>{words.states[state]}</StateTag>
      </div>
      {(state === 'asked' || state === 'bouncing' || state === 'ended') && (
        <p className="mt-3 max-w-measure">{words[state]}</p>
      )}
      {search.problem !== undefined && <p className="mt-3 max-w-measure">{search.problem}</p>}
      <p className="mt-3 text-hint text-muted tabular-nums">
        {nextAt !== null && `${words.next(shortTime(nextAt, now))} `}
        {lastAt === null ? state !== 'ended' && words.noneYet : words.last(shortTime(lastAt, now))}
      </p>
      <Acts
        flow={flow}
        commands={commands}
        search={search}
        titleId={titleId}
        isPreviewed={preview !== false}
      />
      {preview !== false && (
        <section aria-label={words.previewed.title} className="mt-4 rounded-control bg-sunken p-4">
          <h3 className="text-label">{words.previewed.title}</h3>
          {preview}
        </section>
      )}
    </li>
  )
}

interface ActsProps extends Pick<Props, 'flow' | 'commands' | 'search'> {
  titleId: string
  isPreviewed: boolean
}

const commandsIn = ['keep', 'resume', 'pause', 'stop'] as const satisfies readonly SavedSearchEvent[]

/** Commands on a saved search. Stopping is offered while the yearly question is open, pausing otherwise. */
function Acts({ flow, commands, search, titleId, isPreviewed }: ActsProps) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const { can, criteria, id, revision, state } = search
  const offered = commandsIn.filter(
    (event) => can.includes(event) && (state === 'asked' ? event !== 'pause' : event !== 'stop'),
  )
  const inRow = {
    look: 'quiet',
    size: 'small',
    'aria-describedby': titleId,
    'aria-disabled': isBusy || undefined,
  } as const
  return (
    <>
      {state !== 'ended' && <Often commands={commands} search={search} isBusy={isBusy} />}
      <div className="-mx-4 mt-2 flex flex-wrap">
        {offered.map((event) => (
          <Button
            key={event}
            {...inRow}
            onClick={() =>
              !isBusy && commands.send({ type: 'run', command: 'change', input: { id, revision, event } })
            }
          >
            {words[event]}
          </Button>
        ))}
        {state !== 'ended' && (
          <Button
            {...inRow}
            onClick={() => !isBusy && commands.send({ type: 'ask', command: 'edit', input: { id } })}
          >
            {words.edit}
          </Button>
        )}
        <ButtonLink
          look="quiet"
          size="small"
          aria-describedby={titleId}
          href={state === 'ended' ? searchAt(criteria) : alertPaths.change(criteria, id)}
        >
          {state === 'ended' ? words.open : words.change}
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          aria-describedby={titleId}
          aria-expanded={isPreviewed}
          onClick={() => flow.send(isPreviewed ? { type: 'closePreview' } : { type: 'preview', id })}
        >
          {words.preview}
        </Button>
        <Button
          {...inRow}
          onClick={() => !isBusy && commands.send({ type: 'ask', command: 'delete', input: { id } })}
        >
          {words.delete}
        </Button>
      </div>
    </>
  )
}

const searchAt = (criteria: string) => `${paths.jobs}${criteria && '?'}${criteria}`

interface OftenProps extends Pick<Props, 'commands' | 'search'> {
  isBusy: boolean
}

/** Email frequency of a saved search. A choice is saved at once, and shown optimistically. */
function Often({ commands, search, isBusy }: OftenProps) {
  const { every, id, revision } = search
  const pending = useSelector(commands, ({ context: { ran } }) =>
    ran?.command === 'change' && ran.input.id === id ? ran.input.every : undefined,
  )
  return (
    <label className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-label">{words.often}</span>
      <select
        aria-label={words.oftenNamed(searchTitle(search))}
        aria-disabled={isBusy || undefined}
        className="control w-auto max-w-full"
        value={(isBusy ? pending : undefined) ?? every}
        onChange={({ target: { value } }) => {
          const chosen = alertFrequencies.find((each) => each === value)
          if (isBusy || chosen === undefined) return
          commands.send({ type: 'run', command: 'change', input: { id, revision, every: chosen } })
        }}
      >
        {alertFrequencies.map((each) => (
          <option key={each} value={each}>
            {frequencies[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
