import { staleLogin } from '../../../contract/identity/proof.ts'
import { addressFormMachine } from '../../../machines/identity/emailAddress.ts'
import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { member } from '../../../stories/support/people.ts'
import type { Samples } from './events.ts'

const role = 'candidate'
const failure: Failure = { code: 'refused', message: 'The server says no.' }
const tooOld: Failure = { ...failure, reason: { code: 'state', state: staleLogin } }
const link = { role, emailAddress: 'ada@example.com', code: 'CODE' } as const
const form = new FormData()
form.set('password', 'typed-by-a-person')

const ways = { password: true, passkey: true, recentLogin: false }

/** Samples of the machines for logging in and for credentials. */
export const identitySamples: {
  readonly connectedAccounts: Samples<(typeof machines)['connectedAccounts']>
  readonly providerSignIn: Samples<(typeof machines)['providerSignIn']>
  readonly devices: Samples<(typeof machines)['devices']>
  readonly emailAddress: Samples<(typeof machines)['emailAddress']>
  readonly undoEmail: Samples<(typeof machines)['undoEmail']>
  readonly passkeyLogin: Samples<(typeof machines)['passkeyLogin']>
  readonly passkeys: Samples<(typeof machines)['passkeys']>
} = {
  connectedAccounts: {
    input: { role },
    events: [{ type: 'command.done', command: 'unlink', input: { role, provider: 'acme' }, output: [] }],
    outputs: {},
  },
  providerSignIn: {
    input: { role, refusal: 'denied' },
    events: [{ type: 'choose', provider: 'acme' }, { type: 'returned' }],
    outputs: {},
  },
  devices: {
    input: { role },
    events: [
      { type: 'command.done', command: 'endOthers', input: { role }, output: {} },
      { type: 'command.failed', command: 'endOthers', input: { role }, failure },
    ],
    outputs: {},
  },
  emailAddress: {
    input: { role },
    events: [
      { type: 'command.done', command: 'cancel', input: { role }, output: {} },
      { type: 'command.failed', command: 'cancel', input: { role }, failure },
    ],
    outputs: {},
    snapshots: {
      form: [
        { changes: 0, failure: undefined },
        { changes: 1, failure: undefined },
        { changes: 0, failure: tooOld },
      ].map((context) => addressFormMachine.resolveState({ value: 'asking', context: { role, ...context } })),
    },
  },
  undoEmail: {
    input: link,
    events: [{ type: 'undo' }],
    outputs: {
      password: (['saved', 'refused'] as const).map((outcome) => ({
        role,
        emailAddress: link.emailAddress,
        outcome,
      })),
    },
  },
  passkeyLogin: {
    input: { role },
    events: [{ type: 'use' }, { type: 'cancel' }],
    outputs: { offerPasskey: [member, undefined], usePasskey: [member], keep: [undefined] },
  },
  passkeys: {
    input: { role },
    events: [
      { type: 'add' },
      { type: 'submit', form },
      { type: 'usePasskey' },
      { type: 'logInAgain' },
      { type: 'cancel' },
      { type: 'command.done', command: 'remove', input: { role, id: '1' }, output: {} },
    ],
    outputs: {
      addPasskey: [{ passkey: { id: '1', name: 'Laptop', createdAt: '', lastUsedAt: null } }, { ways }],
    },
  },
}
