import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** The posting is closed with a message to all who still wait. */
export const positionClosed: EventDefinition<'positionClosed'> = {
  past: {
    candidate: () => milestone('The job was closed'),
    employer: () => 'The job was closed',
  },
  isAnswer: true,
  mails: () => ({ candidate: 'applicationClosed' }),
}
