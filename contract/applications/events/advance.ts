import { stageNames, stageNamesToCandidates } from '../stageNames.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

export const advance: EventDefinition<'advance'> = {
  employer: {
    label: 'Move',
    form: {
      title: (person) => `Move ${person}`,
      hint: 'Without a message, they’ll see the new stage only.',
      fields: [{ kind: 'stage', name: 'to' }],
      isMessageOptional: true,
    },
    decided: 'Moved.',
  },
  notice: 'Application moved.',
  past: {
    candidate: ({ to }) => milestone(to ? `Moved to ${stageNamesToCandidates[to]}` : 'Moved on'),
    employer: ({ to }) => (to ? `Moved to ${stageNames[to]}` : 'Moved'),
  },
  turnTo: 'employer',
  isAnswer: true,
  refusal: 'You can’t move it there. Undo the rejection first, or choose a later stage.',
  mails: () => ({ candidate: 'applicationMoved' }),
}
