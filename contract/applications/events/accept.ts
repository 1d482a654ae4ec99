import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

export const accept: EventDefinition<'accept'> = {
  candidate: {
    question: {
      title: 'Accept offer?',
      label: 'Accept offer',
      text: (company) => `We’ll tell ${isolate(company)} right away. You can’t undo this.`,
    },
  },
  notice: 'Offer accepted.',
  past: {
    candidate: () => milestone('You accepted the offer'),
    employer: (_, name) => `${isolate(name)} accepted the offer`,
  },
  refusal: 'There’s no offer to accept. Reload the page.',
  mails: () => ({ candidate: 'applicationHired' }),
}
