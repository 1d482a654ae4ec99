import type { EventFromLogic } from 'xstate'
import type { answeringManyMachine, Answered, Chosen } from '../../../machines/applications/answeringMany.ts'

/** Two selected applicants. */
export const twoPeople: readonly Chosen[] = ['a1', 'a2'].map((id) => ({
  id,
  candidate: { firstName: 'Mina', lastName: 'Okafor' },
  title: 'Stage carpenter',
}))

const bothDone: Answered[] = [
  { id: 'a1', done: true },
  { id: 'a2', done: true },
]

const oneDone: Answered[] = [
  { id: 'a1', done: true },
  { id: 'a2', done: false, code: 'state', message: 'This application was withdrawn.' },
]

const events: readonly EventFromLogic<typeof answeringManyMachine>[] = [
  { type: 'choose', people: twoPeople },
  { type: 'consider', action: 'ask' },
  { type: 'cancel' },
  { type: 'send', event: { type: 'ask', message: 'typed-by-a-person' } },
]

/** Events of an employer who replies to several applicants, and responses of the server. */
export const answeringManySamples = {
  input: undefined,
  events,
  outputs: { applicationEvents: [bothDone, oneDone] },
}
