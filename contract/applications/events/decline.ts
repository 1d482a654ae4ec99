import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { quoted, milestone, withQuoted } from './past.ts'

export const decline: EventDefinition<'decline'> = {
  candidate: {
    question: {
      title: 'Decline offer?',
      label: 'Decline offer',
      text: (company) => `We’ll tell ${isolate(company)} right away. You can’t undo this.`,
      hasReason: true,
      wayOut: {
        title: 'Not the right job?',
        text: (company) => `We’ll tell ${isolate(company)}, and your application ends.`,
      },
    },
  },
  notice: 'Offer declined.',
  past: {
    candidate: ({ reason }) => milestone('You declined the offer', quoted(reason)),
    employer: ({ reason }, name) => withQuoted(`${isolate(name)} declined the offer`, reason),
  },
  refusal: 'There’s no offer to decline. Reload the page.',
  mails: () => ({ candidate: 'applicationDeclined' }),
}
