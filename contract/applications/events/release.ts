import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

export const release: EventDefinition<'release'> = {
  candidate: {
    question: {
      title: 'Stop waiting?',
      label: 'Stop waiting',
      text: (company) =>
        `Your application closes as “No reply”, which counts in ${isolate(company)}’s reply record. You can’t undo this.`,
    },
  },
  notice: 'Application closed.',
  past: {
    candidate: () => milestone('You stopped waiting'),
    employer: (_, name) => `${isolate(name)} stopped waiting`,
  },
  refusal: 'You can stop waiting once a reply is a week overdue.',
  mails: () => ({ candidate: 'applicationReleased' }),
}
