import { sendTo, setup } from 'xstate'
import type { OpenSession } from '../../contract/identity/sessions.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'

interface OfRole {
  readonly role: Role
}

export interface SessionCommands {
  readonly end: { readonly input: OfRole & { readonly id: string }; readonly output: object }
  readonly endOthers: { readonly input: OfRole; readonly output: object }
}

export type SessionCommandsFlow = CommandsFlow<SessionCommands>

export const sessionCommandsMachine = createCommands<SessionCommands>({
  confirm: ['endOthers'],
  notice: { end: 'deviceSignedOut', endOthers: 'otherDevicesSignedOut' },
})

/** Sessions of an account, the current one first. */
export interface OpenSessions {
  readonly sessions: readonly OpenSession[]
}

const sessionsReading = createReading<OfRole, OpenSessions>()

/** Devices on which an account is logged in, reloaded after each attempt to sign one out. */
export const devicesMachine = setup({
  types: {
    input: {} as OfRole,
    context: {} as OfRole,
    events: {} as CommandReport<SessionCommands>,
    children: {} as { sessions: 'sessions'; commands: 'commands' },
  },
  actors: { sessions: sessionsReading, commands: sessionCommandsMachine },
  actions: { refresh: sendTo('sessions', eventOf(sessionsReading, { type: 'refresh' })) },
}).createMachine({
  id: 'devices',
  context: ({ input: { role } }) => ({ role }),
  invoke: [
    { id: 'sessions', src: 'sessions', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: { 'command.done': { actions: 'refresh' }, 'command.failed': { actions: 'refresh' } },
})
