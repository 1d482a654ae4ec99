import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

export const release: EventDefinition<'release'> = {
  candidate: {
    question: {
      title: 'Stop waiting?',
      label: 'Stop waiting',
      text: (company) =>
        `The application ends as “No reply”, and that counts in the record of ${isolate(company)}. It cannot be taken back.`,
    },
  },
  notice: 'You have stopped waiting.',
  past: {
    candidate: () => station('You stopped waiting'),
    employer: (_, name) => `${isolate(name)} stopped waiting`,
  },
  refusal: 'You can stop waiting once a reply is a week overdue.',
  mails: () => ({ candidate: 'applicationReleased' }),
}
