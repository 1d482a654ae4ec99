import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

/** Message from either side. The turn does not change. */
export const tell: EventDefinition<'tell'> = {
  candidate: { label: 'Send message' },
  employer: {
    label: 'Message',
    form: {
      title: (person) => `Message ${person}`,
      hint: 'A message needs no reply, and changes no date.',
      fields: [],
    },
  },
  notice: 'Message sent.',
  past: {
    candidate: ({ actor }, company) =>
      exchange(actor === 'candidate' ? 'You sent a message' : `${isolate(company)} sent a message`),
    employer: ({ actor }, name) => `${actor === 'candidate' ? isolate(name) : 'You'} sent a message`,
  },
  refusal: 'A rejection is about to be sent. Undo it first.',
  mails: ({ actor }) =>
    actor === 'employer' ? { candidate: 'applicationTold' } : { employer: 'applicationMessaged' },
}
