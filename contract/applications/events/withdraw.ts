import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { quoted, milestone, withQuoted } from './past.ts'

export const withdraw: EventDefinition<'withdraw'> = {
  candidate: {
    question: {
      title: 'Withdraw application?',
      label: 'Withdraw application',
      text: (company) =>
        `We’ll tell ${isolate(company)} right away. You can’t undo this, but you can apply again while the job is open.`,
      hasReason: true,
      wayOut: {
        title: 'No longer interested?',
        text: (company) => `We’ll tell ${isolate(company)}, and your application ends.`,
      },
    },
  },
  notice: 'Application withdrawn.',
  past: {
    candidate: ({ reason }) => milestone('You withdrew', quoted(reason)),
    employer: ({ reason }, name) => withQuoted(`${isolate(name)} withdrew`, reason),
  },
  mails: () => ({ candidate: 'applicationWithdrawn' }),
}
