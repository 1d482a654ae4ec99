import type { SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from '../../../machines/draft/createDraftMachine.ts'

/** State of saving of a draft, or its state beside that. */
export function savingOf(flow: { getSnapshot(): Pick<SnapshotFrom<AnyDraftFlow>, 'value'> }) {
  const { value } = flow.getSnapshot()
  return typeof value === 'object' && 'open' in value ? value.open.saving : value
}
