import { useSelector } from '@xstate/react'
import { savedSearchesMachine } from '../../../machines/alerts/savedSearches.ts'
import { searchCommandsMachine } from '../../../machines/alerts/searchCommands.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { timeZoneHere } from '../../browser/timeZone.ts'
import { listSearches, previewSearch, searchCommands } from '../../effects/alerts/savedSearches.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { SavedSearchesPanel } from '../../views/alerts/SavedSearchesPanel.tsx'
import { SearchPreview } from '../../views/alerts/SearchPreview.tsx'

const machine = savedSearchesMachine.provide({
  actors: {
    list: readingWith(listSearches),
    preview: readingWith(previewSearch),
    commands: searchCommandsMachine.provide({ actors: { command: searchCommands } }),
  },
})

/** Saved searches of the candidate, with their flow. */
export default function SavedSearches() {
  const flow = useFlow(machine, { input: undefined })
  const list = useSelector(flow, ({ children }) => required(children.list))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const preview = useSelector(flow, ({ children }) => children.preview)
  const searches = useSelector(list, ({ context }) => context.data?.items)
  const jobs = useSelector(preview, (state) => state?.context.data?.jobs)
  return (
    <SavedSearchesPanel
      flow={flow}
      reading={list}
      commands={commands}
      searches={searches}
      preview={preview && <SearchPreview reading={preview} jobs={jobs} />}
      timeZone={timeZoneHere()}
      now={useNow()}
    />
  )
}
