import { assertEvent, assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { ProofWays } from '../../contract/identity/proof.ts'
import type { Passkey } from '../../contract/identity/passkeys.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createReading } from '../reading/reading.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { effect } from '../shared/effect.ts'
import { eventOf } from '../shared/eventOf.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { clearFailure, report, reportError } from '../shared/submission.ts'

interface Of {
  readonly role: Role
}

interface OnePasskey extends Of {
  readonly id: string
}

export interface PasskeyCommands {
  readonly rename: {
    readonly input: OnePasskey & { readonly form: FormData }
    readonly output: Passkey
  }
  readonly remove: { readonly input: OnePasskey; readonly output: object }
}

export type PasskeyCommandsFlow = CommandsFlow<PasskeyCommands>

export const passkeyCommandsMachine = createCommands<PasskeyCommands>({
  confirm: ['remove'],
  form: ['rename'],
  notice: { rename: 'passkeyRenamed', remove: 'passkeyRemoved' },
})

const passkeysReading = createReading<Of, readonly Passkey[]>()

/** Proof of identity for adding a passkey: none, another passkey, or a form with the password. */
export type PasskeyProof = 'none' | 'passkey' | FormData

export interface NewPasskey extends Of {
  readonly proof: PasskeyProof
}

/** Added passkey, or the methods of proof if the server requires one first. */
export type AddedPasskey = { readonly passkey: Passkey } | { readonly ways: ProofWays }

/** Passkeys of an account. Adding one may require a proof of identity. */
export const passkeysMachine = setup({
  types: {
    input: {} as Of,
    context: {} as Of & {
      readonly failure: Failure | undefined
      /** Methods of proof that the server accepts; undefined until it requires one. */
      readonly ways: ProofWays | undefined
    },
    events: {} as
      | { readonly type: 'add' }
      | { readonly type: 'submit'; readonly form: FormData }
      | { readonly type: 'usePasskey' }
      | { readonly type: 'logInAgain' }
      | { readonly type: 'cancel' }
      | CommandReport<PasskeyCommands>,
    children: {} as { passkeys: 'passkeys'; commands: 'commands'; addPasskey: 'addPasskey' },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy',
  },
  actors: {
    passkeys: passkeysReading,
    commands: passkeyCommandsMachine,
    addPasskey: effect<AddedPasskey, NewPasskey>('addPasskey'),
  },
  actions: {
    clearFailure: clearFailure(),
    refresh: sendTo('passkeys', eventOf(passkeysReading, { type: 'refresh' })),
    report: report(),
    know: assign((_, added: AddedPasskey) => ({ ways: 'ways' in added ? added.ways : undefined })),
    logInAgain: sendToSession(({ context: { role } }) => ({ type: 'logInAgain', role })),
    tellAdded: notify(() => successNotice('passkeyAdded')),
  },
  guards: {
    isAdded: (_, added: AddedPasskey) => 'passkey' in added,
  },
}).createMachine({
  id: 'passkeys',
  context: ({ input: { role } }) => ({ role, failure: undefined, ways: undefined }),
  invoke: [
    { id: 'passkeys', src: 'passkeys', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: { 'command.done': { actions: 'refresh' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'The passkeys are listed. After a failure the panel says what to do next.',
      on: { add: 'adding' },
    },
    adding: {
      tags: ['busy'],
      entry: 'clearFailure',
      description: 'The server returns options, the browser creates a passkey, and the server stores it.',
      on: { cancel: 'idle' },
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { role } }) => ({ role, proof: 'none' }),
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['refresh', 'tellAdded'],
          },
          { target: 'proving', actions: { type: 'know', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: reportError },
      },
    },
    proving: {
      description: 'The login is too old, so a dialog asks for a proof that the account supports.',
      on: {
        submit: 'addingProven',
        usePasskey: 'addingProven',
        logInAgain: { target: 'idle', actions: ['clearFailure', 'logInAgain'] },
        cancel: { target: 'idle', actions: 'clearFailure' },
      },
    },
    addingProven: {
      tags: ['busy'],
      entry: 'clearFailure',
      description: 'A passkey is added with a proof. A wrong proof returns to the dialog.',
      on: { cancel: 'proving' },
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { role }, event }) => {
          assertEvent(event, ['submit', 'usePasskey'])
          return { role, proof: event.type === 'submit' ? event.form : 'passkey' }
        },
        onDone: { target: 'idle', actions: ['refresh', 'tellAdded'] },
        onError: { target: 'proving', actions: reportError },
      },
    },
  },
})

export type PasskeysFlow = ActorRefFrom<typeof passkeysMachine>
