import { saveSearchMachine } from '../../../machines/alerts/saveSearch.ts'
import { visitorWatch } from '../../../machines/shared/visitorWatch.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { timeZoneHere } from '../../browser/timeZone.ts'
import { requestAlert, saveSearch, updateSearch } from '../../effects/alerts/saveSearch.ts'
import { SaveSearchDialog } from '../../views/alerts/SaveSearchDialog.tsx'

const machine = saveSearchMachine.provide({
  actors: { visitor: visitorWatch, saveSearch, updateSearch, requestAlert },
})

interface Props {
  /** Query string of the search. */
  criteria: string
  /** Id of the saved search whose filters are edited. */
  changedId: string | undefined
  onEnd: (end: { readonly isSaved: boolean }) => void
}

/** Dialog for saving a search, with its flow. */
export default function SaveSearch({ criteria, changedId, onEnd }: Props) {
  const flow = useFlow(machine, { input: { criteria, changedId }, onDone: onEnd })
  const user = useUser('candidate')
  return (
    <SaveSearchDialog
      flow={flow}
      criteria={criteria}
      timeZone={timeZoneHere()}
      isVerified={user?.isVerified ?? false}
    />
  )
}
