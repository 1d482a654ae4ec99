import type { SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from '../../../machines/draft/createDraftMachine.ts'

/** Saving state of an open draft, or the draft's state if it is not open. */
export function savingOf(flow: { getSnapshot(): Pick<SnapshotFrom<AnyDraftFlow>, 'value'> }) {
  const { value } = flow.getSnapshot()
  return typeof value === 'object' && 'open' in value ? value.open.saving : value
}
