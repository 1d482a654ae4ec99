import { useSelector } from '@xstate/react'
import type { Hidden } from '../../../contract/alerts/forYou.ts'
import { paths } from '../../../contract/paths.ts'
import type { HiddenCommandsFlow } from '../../../machines/alerts/hiddenList.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { hiddenWords as words } from '../../words/alerts/savedSearches.ts'
import { Reading } from '../reading/Reading.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'

interface Props {
  reading: AnyReading
  paging: AnyPaging | undefined
  commands: HiddenCommandsFlow
  /** Undefined until loaded. */
  items: readonly Hidden[] | undefined
}

/** Hidden jobs and companies, with buttons to show them again. */
export function HiddenPanel({ reading, paging, commands, items }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const show = ({ kind, slug }: Hidden) => {
    if (isBusy) return
    const command = kind === 'job' ? 'showJob' : 'showCompany'
    commands.send({ type: 'run', command, input: { slug } })
  }
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={2}>
        {items && (
          <>
            {failure && <Banner kind="failure">{failure.message}</Banner>}
            <p className="max-w-measure text-muted">{items.length === 0 ? words.empty : words.text}</p>
            {items.length > 0 && (
              <ul aria-label={words.title} className="mt-2">
                {items.map((item) => (
                  <li
                    key={`${item.kind} ${item.slug}`}
                    className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 last:border-0"
                  >
                    <div className="min-w-0 grow basis-60 wrap-anywhere">
                      <TextLink href={pathOf(item)} className="font-medium">
                        <Name>{item.name}</Name>
                      </TextLink>
                      <p className="text-hint text-muted">
                        {item.kind === 'job' ? words.job(item.company.name) : words.company}
                      </p>
                    </div>
                    <Button
                      look="quiet"
                      size="small"
                      className="-mx-4"
                      aria-label={words.showNamed(item.name)}
                      aria-disabled={isBusy || undefined}
                      onClick={() => show(item)}
                    >
                      {words.show}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {paging && <ShowMore flow={paging} />}
          </>
        )}
      </Reading>
    </Panel>
  )
}

const pathOf = ({ kind, slug }: Hidden) => (kind === 'job' ? paths.job(slug) : paths.publicCompany(slug))
