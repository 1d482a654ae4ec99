import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** End of a posting before a draft was sent. */
export const postingGone: EventDefinition<'postingGone'> = {
  past: { candidate: () => milestone('The job was closed before this was sent') },
}
