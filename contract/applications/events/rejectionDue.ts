import type { EventDefinition } from './eventDefinition.ts'

/** A rejection leaves. The candidate reads of it as of `reject`, at this time. */
export const rejectionDue: EventDefinition<'rejectionDue'> = {
  past: { employer: () => 'Rejection sent' },
  isAnswer: true,
  mails: () => ({ candidate: 'applicationRejected' }),
}
