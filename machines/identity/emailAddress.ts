import { assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { PendingAddressChange } from '../../contract/identity/emailAddress.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { changePasswordMachine } from '../profile/changePassword.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { notify, successNotice } from '../shared/notice.ts'

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

/** The change that waits for the proof of the new address. */
export interface AddressChange {
  readonly pending: PendingAddressChange | null
}

const changeReading = createReading<OfRole, AddressChange>()

/** The machine of changing a password, with another form: its values never enter a context. */
export const addressFormMachine = changePasswordMachine.provide({
  actions: { tellDone: notify(() => successNotice('emailLinkSent')) },
})

/** Change of the email address: the pending one is read again after each request and command. */
export const emailAddressMachine = setup({
  types: {
    input: {} as OfRole,
    context: {} as OfRole & { readonly requests: number },
    events: {} as CommandReport<AddressCommands>,
    children: {} as { change: 'change'; commands: 'commands'; form: 'form' },
  },
  actors: { change: changeReading, commands: addressCommandsMachine, form: addressFormMachine },
  actions: {
    refresh: sendTo('change', eventOf(changeReading, { type: 'refresh' })),
    count: assign((_, { context }: SnapshotFrom<typeof addressFormMachine>) => ({
      requests: context.changes,
    })),
  },
  guards: {
    isRequested: ({ context: { requests } }, { context }: SnapshotFrom<typeof addressFormMachine>) =>
      context.changes > requests,
  },
}).createMachine({
  id: 'emailAddress',
  context: ({ input: { role } }) => ({ role, requests: 0 }),
  invoke: [
    { id: 'change', src: 'change', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    {
      id: 'form',
      src: 'form',
      input: ({ context: { role } }) => ({ role }),
      onSnapshot: {
        guard: { type: 'isRequested', params: ({ event }) => event.snapshot },
        actions: [{ type: 'count', params: ({ event }) => event.snapshot }, 'refresh'],
      },
    },
  ],
  on: { 'command.done': { actions: 'refresh' }, 'command.failed': { actions: 'refresh' } },
})
