import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import { paths } from '../../../contract/paths.ts'
import type { SavedSearchesFlow } from '../../../machines/alerts/savedSearches.ts'
import type { SearchCommandsFlow } from '../../../machines/alerts/searchCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { searchTitle } from '../../words/alerts/savedSearch.ts'
import { savedSearchesWords as words } from '../../words/alerts/savedSearches.ts'
import { Reading } from '../reading/Reading.tsx'
import { EditSearchDialog } from './EditSearchDialog.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'

interface Props {
  flow: SavedSearchesFlow
  reading: AnyReading
  commands: SearchCommandsFlow
  /** Undefined until loaded. */
  searches: readonly SavedSearch[] | undefined
  /** Jobs that the alert of the previewed search would have contained. */
  preview: ReactNode
  /** Time zone of the device. */
  timeZone: string
  now: number
}

/** Saved searches of a candidate, in the preferences. */
export function SavedSearchesPanel({ flow, reading, commands, searches, preview, timeZone, now }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const asked = useSelector(commands, ({ context }) => context.asked)
  const previewed = useSelector(flow, (state) =>
    state.matches('previewing') ? state.context.previewed : undefined,
  )
  const about = searches?.find(({ id }) => id === asked?.input.id)
  const cancel = () => commands.send({ type: 'cancel' })
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={3}>
        {searches && (
          <>
            {failure && asked === undefined && <Banner kind="failure">{failure.message}</Banner>}
            {searches.length === 0 ? (
              <>
                <p className="max-w-measure text-muted">{words.empty.text}</p>
                <ButtonLink look="secondary" size="small" className="mt-4" href={paths.jobs}>
                  {words.empty.button}
                </ButtonLink>
              </>
            ) : (
              <>
                <p className="max-w-measure text-muted">{words.text}</p>
                <ul aria-label={words.title} className="mt-2">
                  {searches.map((search) => (
                    <SavedSearchRow
                      key={search.id}
                      flow={flow}
                      commands={commands}
                      search={search}
                      preview={search.id === previewed && preview}
                      now={now}
                    />
                  ))}
                </ul>
              </>
            )}
            <EditSearchDialog
              commands={commands}
              isOpen={asked?.command === 'edit'}
              search={asked?.command === 'edit' ? about : undefined}
              timeZone={timeZone}
              onCancel={cancel}
            />
            <Dialog
              open={asked?.command === 'delete' && about !== undefined}
              id="deleteSearch"
              title={words.deletion.title}
              onCancel={cancel}
            >
              <p className="mt-3 wrap-anywhere">{words.deletion.text(about ? searchTitle(about) : '')}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <Button
                  onClick={() =>
                    about && commands.send({ type: 'run', command: 'delete', input: { id: about.id } })
                  }
                >
                  {words.deletion.confirm}
                </Button>
                <Button look="secondary" onClick={cancel}>
                  {words.deletion.cancel}
                </Button>
              </div>
            </Dialog>
          </>
        )}
      </Reading>
    </Panel>
  )
}
