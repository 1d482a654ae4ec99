import { setup, type ActorRefFrom, type OutputFrom } from 'xstate'
import { createPasswordMachine } from '../auth/createPassword.ts'
import type { MailedLink } from '../auth/mailedLink.ts'

type Ended = OutputFrom<typeof createPasswordMachine>

/** Undo of an address change, by the link mailed to the old address. A new password is set afterwards. */
export const undoEmailMachine = setup({
  types: {
    input: {} as MailedLink,
    context: {} as MailedLink,
    events: {} as { type: 'undo' },
    output: {} as Ended,
    children: {} as { password: 'password' },
  },
  actors: { password: createPasswordMachine },
  guards: { isSaved: (_, { outcome }: Ended) => outcome === 'saved' },
}).createMachine({
  id: 'undoEmail',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'The page asks for confirmation, because mail scanners open links too.',
      on: { undo: 'undoing' },
    },
    undoing: {
      description: 'The code of the link is redeemed, which lets this browser set a new password.',
      invoke: {
        id: 'password',
        src: 'password',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'refused' },
        ],
      },
    },
    saved: { type: 'final', output: 'saved' },
    refused: { type: 'final', output: 'refused' },
  },
  output: ({ context: { role, emailAddress }, event }) => ({
    role,
    emailAddress,
    outcome: event.output === 'saved' ? 'saved' : 'refused',
  }),
})

export type UndoEmailFlow = ActorRefFrom<typeof undoEmailMachine>
