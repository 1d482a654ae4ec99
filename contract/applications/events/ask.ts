import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { talk } from './past.ts'

export const ask: EventDefinition<'ask'> = {
  employer: {
    label: 'Ask',
    form: {
      title: (person) => `Ask ${person}`,
      hint: (person) => `${person} has a week to answer.`,
      fields: [],
    },
    decided: 'Your question is sent.',
  },
  notice: 'Your question is sent.',
  past: {
    candidate: (_, company) => talk(`${isolate(company)} asked you`),
    employer: (_, name) => `You asked ${isolate(name)}`,
  },
  turnTo: 'candidate',
  isAnswer: true,
  refusal: 'A rejection is about to be sent. Undo it first.',
  mails: () => ({ candidate: 'applicationAsked' }),
}
