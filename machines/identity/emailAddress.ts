import { assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { PendingAddressChange } from '../../contract/identity/emailAddress.ts'
import type { ProofWays } from '../../contract/identity/proof.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { changePasswordMachine } from '../profile/changePassword.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { notify, successNotice } from '../shared/notice.ts'
import { isStaleLogin } from './proof.ts'

interface OfRole {
  readonly role: Role
}

interface OfPending {
  readonly input: OfRole
  readonly output: object
}

export interface AddressCommands {
  readonly resend: OfPending
  readonly cancel: OfPending
}

export type AddressCommandsFlow = CommandsFlow<AddressCommands>

export const addressCommandsMachine = createCommands<AddressCommands>({
  notice: { resend: 'emailLinkSent', cancel: 'emailChangeCanceled' },
})

/** Address change that waits for its confirmation link; null if none. */
export interface AddressChange {
  readonly pending: PendingAddressChange | null
}

const changeReading = createReading<OfRole, AddressChange>()

const waysReading = createReading<OfRole, ProofWays>()

/**
 * Machine of the address form. It reuses the machine for changing a password, because both keep secrets out
 * of the context.
 */
export const addressFormMachine = changePasswordMachine.provide({
  actions: { tellDone: notify(() => successNotice('emailLinkSent')) },
})

type FormSnapshot = SnapshotFrom<typeof addressFormMachine>

/**
 * Change of the email address. The pending change is reloaded after each request and command, the methods of
 * proof when the server rejects the one in the form.
 */
export const emailAddressMachine = setup({
  types: {
    input: {} as OfRole,
    context: {} as OfRole & { readonly requests: number },
    events: {} as CommandReport<AddressCommands>,
    children: {} as { change: 'change'; ways: 'ways'; commands: 'commands'; form: 'form' },
  },
  actors: {
    change: changeReading,
    ways: waysReading,
    commands: addressCommandsMachine,
    form: addressFormMachine,
  },
  actions: {
    refresh: sendTo('change', eventOf(changeReading, { type: 'refresh' })),
    refreshWays: sendTo('ways', eventOf(waysReading, { type: 'refresh' })),
    count: assign((_, { context }: FormSnapshot) => ({ requests: context.changes })),
  },
  guards: {
    isRequested: ({ context: { requests } }, { context }: FormSnapshot) => context.changes > requests,
    isAnotherProofWanted: (_, { context: { failure } }: FormSnapshot) =>
      failure?.code === 'refused' && (isStaleLogin(failure) || failure.fields?.['password'] !== undefined),
  },
}).createMachine({
  id: 'emailAddress',
  context: ({ input: { role } }) => ({ role, requests: 0 }),
  invoke: [
    { id: 'change', src: 'change', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'ways', src: 'ways', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    {
      id: 'form',
      src: 'form',
      input: ({ context: { role } }) => ({ role }),
      onSnapshot: [
        {
          guard: { type: 'isRequested', params: ({ event }) => event.snapshot },
          actions: [{ type: 'count', params: ({ event }) => event.snapshot }, 'refresh'],
        },
        {
          guard: { type: 'isAnotherProofWanted', params: ({ event }) => event.snapshot },
          actions: 'refreshWays',
        },
      ],
    },
  ],
  on: { 'command.done': { actions: 'refresh' }, 'command.failed': { actions: 'refresh' } },
})
