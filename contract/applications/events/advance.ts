import { stageNames, stageNamesToCandidates } from '../stageNames.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

export const advance: EventDefinition<'advance'> = {
  employer: {
    label: 'Move',
    form: {
      title: (person) => `Move ${person} on`,
      hint: (person) => `Without one, ${person} sees the new stage and no words.`,
      fields: [{ kind: 'stage', name: 'to' }],
      isMessageOptional: true,
    },
    decided: 'The move is made.',
  },
  notice: 'The application is moved.',
  past: {
    candidate: ({ to }) => station(to ? `Moved to ${stageNamesToCandidates[to]}` : 'Moved on'),
    employer: ({ to }) => (to ? `Moved to ${stageNames[to]}` : 'Moved on'),
  },
  turnTo: 'employer',
  isAnswer: true,
  refusal: 'You can’t move it there. Undo the rejection first, or choose a later stage.',
  mails: () => ({ candidate: 'applicationMoved' }),
}
