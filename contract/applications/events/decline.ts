import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { quoted, station, withQuoted } from './past.ts'

export const decline: EventDefinition<'decline'> = {
  candidate: {
    question: {
      title: 'Decline the offer?',
      label: 'Decline the offer',
      text: (company) =>
        `${isolate(company)} is told at once, and the application ends here. It cannot be taken back.`,
      hasReason: true,
      wayOut: { title: 'Not what you want?', text: 'is told, and the application ends here.' },
    },
  },
  notice: 'The offer is declined.',
  past: {
    candidate: ({ reason }) => station('You declined the offer', quoted(reason)),
    employer: ({ reason }, name) => withQuoted(`${isolate(name)} declined the offer`, reason),
  },
  refusal: 'There’s no offer to decline. Reload the page.',
  mails: () => ({ candidate: 'applicationDeclined' }),
}
