import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

/** The time for an answer is over. */
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
          // A pending rejection is nobody's turn, but the candidate does not know of it yet.
          employer: isLeaving ? undefined : 'answerOverdue',
        }
      : {},
}
