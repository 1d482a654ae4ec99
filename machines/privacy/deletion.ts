import { assertEvent, assign, setup, type ActorRefFrom, type DoneActorEvent } from 'xstate'
import type { DeletionEffects } from '../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../contract/roles.ts'
import { sendToSession } from '../session/sendToSession.ts'
import type { PasskeyAnswer, Proof } from '../identity/proof.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

interface OfRole {
  readonly role: Role
}

export interface ProvenDeletion extends OfRole {
  readonly proof: Proof
}

interface Deleted {
  readonly erasedOn: string
}

/** Deletion of an account. Shows the consequences first, and requires a proof of identity. */
export const deletionMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as {
      role: Role
      failure: Failure | undefined
      /** Consequences of deleting the account; undefined until loaded. */
      effects: DeletionEffects | undefined
    },
    events: {} as
      | { type: 'begin' }
      | { type: 'cancel' }
      | { type: 'submit'; form: FormData }
      | { type: 'usePasskey' }
      | { type: 'logInAgain' }
      | DoneActorEvent<PasskeyAnswer, 'provePasskey'>,
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow' | 'open',
  },
  actors: {
    previewDeletion: effect<DeletionEffects, OfRole>('previewDeletion'),
    provePasskey: effect<PasskeyAnswer, OfRole>('provePasskey'),
    deleteAccount: effect<Deleted, ProvenDeletion>('deleteAccount'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    know: assign((_, effects: DeletionEffects) => ({ effects })),
    tellDeleted: notify((_, { erasedOn }: Deleted) =>
      successNotice({ name: 'accountDeleted', day: erasedOn }),
    ),
    signOut: sendToSession(({ context: { role } }) => ({ type: 'signOut', role })),
    logInAgain: sendToSession(({ context: { role } }) => ({ type: 'logInAgain', role })),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'deletion',
  context: ({ input: { role } }) => ({ role, failure: undefined, effects: undefined }),
  initial: 'idle',
  states: {
    idle: { on: { begin: 'counting' } },
    counting: {
      ...submitting,
      description: 'The consequences of deletion are loaded before the dialog asks for anything.',
      invoke: {
        id: 'previewDeletion',
        src: 'previewDeletion',
        input: ({ context: { role } }) => ({ role }),
        onDone: { target: 'asking', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: reportError },
      },
    },
    asking: {
      description: 'The dialog lists the consequences, and asks for a proof that the account supports.',
      tags: ['open'],
      on: {
        submit: 'deleting',
        usePasskey: 'proving',
        logInAgain: { target: 'idle', actions: ['clearFailure', 'logInAgain'] },
        cancel: { target: 'idle', actions: 'clearFailure' },
      },
    },
    proving: {
      tags: ['busy', 'open'],
      entry: 'clearFailure',
      description: 'The browser asks for a passkey.',
      on: { cancel: 'idle' },
      invoke: {
        id: 'provePasskey',
        src: 'provePasskey',
        input: ({ context: { role } }) => ({ role }),
        onDone: 'deleting',
        onError: { target: 'asking', actions: reportError },
      },
    },
    deleting: {
      ...submitting,
      description: 'The account is being deleted. A second submit is ignored.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { role }, event }) => {
          assertEvent(event, ['submit', 'xstate.done.actor.provePasskey'])
          return { role, proof: event.type === 'submit' ? event.form : event.output }
        },
        onDone: {
          target: 'deleted',
          actions: [{ type: 'tellDeleted', params: ({ event }) => event.output }, 'signOut'],
        },
        onError: { target: 'asking', actions: reportError },
      },
    },
    deleted: {
      type: 'final',
      description: 'All sessions have ended. Logging in again can keep the account.',
    },
  },
})

export type DeletionFlow = ActorRefFrom<typeof deletionMachine>
