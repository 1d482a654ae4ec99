import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

export const submit: EventDefinition<'submit'> = {
  candidate: {},
  notice: 'Application sent.',
  past: {
    candidate: () => station('Sent'),
    employer: (_, name) => `${isolate(name)} applied`,
  },
  turnTo: 'employer',
  mails: () => ({ candidate: 'applicationSent', employer: 'applicationReceived' }),
}
