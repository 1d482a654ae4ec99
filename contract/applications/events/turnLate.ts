import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

const name = 'No reply for a week after the due date'

/** Employer's reply is one week overdue. */
export const turnLate: EventDefinition<'turnLate'> = {
  past: { candidate: () => exchange(name), employer: () => 'Reply a week overdue' },
  mails: () => ({ candidate: 'applicationSilent' }),
}
