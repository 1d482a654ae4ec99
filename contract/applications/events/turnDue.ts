import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { talk } from './past.ts'

/** The time for an answer is over. */
export const turnDue: EventDefinition<'turnDue'> = {
  past: {
    candidate: ({ side }, company) =>
      talk(side === 'employer' ? `${isolate(company)} is late` : 'Your answer is late'),
    employer: () => 'The answer became late',
  },
  mails: ({ isLeaving, turn }) =>
    turn === 'employer'
      ? {
          candidate: 'applicationOverdue',
          // Whoever has decided owes nothing, and only the candidate does not know it yet.
          employer: isLeaving ? undefined : 'answerOverdue',
        }
      : {},
}
