import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { talk } from './past.ts'

/** A message of either side. It changes no turn. */
export const tell: EventDefinition<'tell'> = {
  candidate: { label: 'Send message' },
  employer: {
    label: 'Tell',
    form: {
      title: (person) => `Tell ${person}`,
      hint: () => 'It needs no answer, and changes no turn.',
      fields: [],
    },
  },
  notice: 'Your message is sent.',
  past: {
    candidate: ({ actor }, company) =>
      talk(actor === 'candidate' ? 'You wrote' : `${isolate(company)} wrote`),
    employer: ({ actor }, name) => `${actor === 'candidate' ? isolate(name) : 'You'} wrote`,
  },
  refusal: 'A rejection is about to be sent. Undo it first.',
  mails: ({ actor }) =>
    actor === 'employer' ? { candidate: 'applicationTold' } : { employer: 'applicationMessaged' },
}
