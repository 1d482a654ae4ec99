import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { quoted, station, withQuoted } from './past.ts'

export const withdraw: EventDefinition<'withdraw'> = {
  candidate: {
    question: {
      title: 'Withdraw the application?',
      label: 'Withdraw the application',
      text: (company) =>
        `${isolate(company)} is told at once, and the application ends here. It cannot be taken back.`,
      hasReason: true,
      wayOut: { title: 'No longer interested?', text: 'is told, and the application ends here.' },
    },
  },
  notice: 'Your application is withdrawn.',
  past: {
    candidate: ({ reason }) => station('You withdrew', quoted(reason)),
    employer: ({ reason }, name) => withQuoted(`${isolate(name)} withdrew`, reason),
  },
  mails: () => ({ candidate: 'applicationWithdrawn' }),
}
