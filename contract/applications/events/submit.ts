import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

export const submit: EventDefinition<'submit'> = {
  candidate: {},
  notice: 'Application sent.',
  past: {
    candidate: () => milestone('Sent'),
    employer: (_, name) => `${isolate(name)} applied`,
  },
  turnTo: 'employer',
  mails: () => ({ candidate: 'applicationSent', employer: 'applicationReceived' }),
}
