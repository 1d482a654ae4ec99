import type { EventDefinition } from './eventDefinition.ts'

/** Sending of a pending rejection. The candidate's timeline shows `reject` with this time instead. */
export const rejectionDue: EventDefinition<'rejectionDue'> = {
  past: { employer: () => 'Rejection sent' },
  isAnswer: true,
  mails: () => ({ candidate: 'applicationRejected' }),
}
