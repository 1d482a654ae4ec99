import { setup, type ActorRefFrom } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { CommandReport } from '../commands/commands.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { keepCommandsMachine, type KeepCommands } from './keepCommands.ts'

type Done = Extract<CommandReport<KeepCommands>, { type: 'command.done' }>

/** Page of a deleted account during the grace period, with a command to keep the account. */
export const keepAccountPageMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role },
    events: {} as CommandReport<KeepCommands>,
    emitted: {} as NavigateEvent,
    children: {} as { commands: 'commands' },
  },
  actors: { commands: keepCommandsMachine },
  actions: {
    updateSession: sendToSession(({ context: { role } }, { output: user }: Done) => ({
      type: 'updated',
      role,
      user,
    })),
    openHome: navigate(({ context: { role } }) => ({ to: paths.area[role], by: 'replace' as const })),
  },
}).createMachine({
  id: 'keepAccountPage',
  context: ({ input: { role } }) => ({ role }),
  invoke: { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  on: {
    'command.done': {
      actions: [{ type: 'updateSession', params: ({ event }) => event }, 'openHome'],
    },
    'command.failed': { description: 'The page shows the failure.' },
  },
})

export type KeepAccountPageFlow = ActorRefFrom<typeof keepAccountPageMachine>
