import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

export const accept: EventDefinition<'accept'> = {
  candidate: {
    question: {
      title: 'Accept the offer?',
      label: 'Accept the offer',
      text: (company) => `${isolate(company)} is told at once. The application ends here, with you hired.`,
    },
  },
  notice: 'The offer is accepted.',
  past: {
    candidate: () => station('You accepted the offer'),
    employer: (_, name) => `${isolate(name)} accepted the offer`,
  },
  refusal: 'There’s no offer to accept. Reload the page.',
  mails: () => ({ candidate: 'applicationHired' }),
}
