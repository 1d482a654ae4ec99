import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** End of a posting, with a message to all applicants without a decision. */
export const positionClosed: EventDefinition<'positionClosed'> = {
  past: {
    candidate: () => milestone('The job was closed'),
    employer: () => 'The job was closed',
  },
  isAnswer: true,
  mails: () => ({ candidate: 'applicationClosed' }),
}
