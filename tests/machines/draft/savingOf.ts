import type { SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from '../../../machines/draft/createDraftMachine.ts'

/** How far a draft is saved, or the state beside that. */
export function savingOf(flow: { getSnapshot(): Pick<SnapshotFrom<AnyDraftFlow>, 'value'> }) {
  const { value } = flow.getSnapshot()
  return typeof value === 'string' ? value : value.open.saving
}
