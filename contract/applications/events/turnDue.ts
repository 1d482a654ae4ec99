import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

/** Missed due date of a reply. */
export const turnDue: EventDefinition<'turnDue'> = {
  past: {
    candidate: ({ side }, company) =>
      exchange(side === 'employer' ? `${isolate(company)}’s reply is overdue` : 'Your reply is overdue'),
    employer: () => 'Reply became overdue',
  },
  mails: ({ isLeaving, turn }) =>
    turn === 'employer'
      ? {
          candidate: 'applicationOverdue',
          // A pending rejection has no turn, but the candidate must not learn of it yet.
          employer: isLeaving ? undefined : 'answerOverdue',
        }
      : {},
}
