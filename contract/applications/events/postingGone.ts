import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

/** The posting has ended before a draft was sent. */
export const postingGone: EventDefinition<'postingGone'> = {
  past: { candidate: () => station('The job was closed before this was sent') },
}
