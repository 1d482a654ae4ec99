import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** The posting has ended before a draft was sent. */
export const postingGone: EventDefinition<'postingGone'> = {
  past: { candidate: () => milestone('The job was closed before this was sent') },
}
