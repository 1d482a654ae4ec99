import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

const name = 'No reply for a week after the due date'

/** The employer has not answered for a week after it was due. */
export const turnLate: EventDefinition<'turnLate'> = {
  past: { candidate: () => exchange(name), employer: () => 'Reply a week overdue' },
  mails: () => ({ candidate: 'applicationSilent' }),
}
