import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

export const discard: EventDefinition<'discard'> = {
  candidate: {
    question: {
      title: 'Discard this draft?',
      label: 'Discard the draft',
      text: () => 'Nobody has seen it. It cannot be brought back.',
      wayOut: { title: 'No longer interested?', text: 'has seen nothing of this draft.' },
    },
  },
  notice: 'The draft is discarded.',
  past: { candidate: () => station('You discarded the draft') },
}
