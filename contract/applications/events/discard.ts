import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

export const discard: EventDefinition<'discard'> = {
  candidate: {
    question: {
      title: 'Discard this draft?',
      label: 'Discard draft',
      text: () => 'No one has seen it. You can’t undo this.',
      wayOut: {
        title: 'No longer interested?',
        text: (company) => `${isolate(company)} hasn’t seen this draft.`,
      },
    },
  },
  notice: 'Draft discarded.',
  past: { candidate: () => milestone('You discarded the draft') },
}
