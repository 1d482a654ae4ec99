import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

export const ask: EventDefinition<'ask'> = {
  employer: {
    label: 'Ask a question',
    form: {
      title: (person) => `Ask ${person} a question`,
      hint: 'They’ll have a week to reply.',
      fields: [],
    },
    decided: 'Question sent.',
  },
  notice: 'Question sent.',
  past: {
    candidate: (_, company) => exchange(`${isolate(company)} asked you a question`),
    employer: (_, name) => `You asked ${isolate(name)} a question`,
  },
  turnTo: 'candidate',
  isAnswer: true,
  refusal: 'A rejection is about to be sent. Undo it first.',
  mails: () => ({ candidate: 'applicationAsked' }),
}
