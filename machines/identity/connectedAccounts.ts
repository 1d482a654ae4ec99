import { sendTo, setup } from 'xstate'
import type { LinkedProvider } from '../../contract/identity/linkedProviders.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createReading } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'

interface OneProvider {
  readonly role: Role
  readonly provider: string
}

export interface ProviderCommands {
  readonly unlink: { readonly input: OneProvider; readonly output: readonly LinkedProvider[] }
}

export type ProviderCommandsFlow = CommandsFlow<ProviderCommands>

export const providerCommandsMachine = createCommands<ProviderCommands>({
  confirm: ['unlink'],
  notice: { unlink: 'providerUnlinked' },
})

const providersReading = createReading<{ readonly role: Role }, readonly LinkedProvider[]>()

/** Connected providers of an account, reloaded after one is disconnected. */
export const connectedAccountsMachine = setup({
  types: {
    input: {} as { role: Role },
    events: {} as CommandReport<ProviderCommands>,
    context: {} as { role: Role },
    children: {} as { providers: 'providers'; commands: 'commands' },
  },
  actors: { providers: providersReading, commands: providerCommandsMachine },
  actions: { refresh: sendTo('providers', eventOf(providersReading, { type: 'refresh' })) },
}).createMachine({
  id: 'connectedAccounts',
  context: ({ input }) => input,
  invoke: [
    { id: 'providers', src: 'providers', input: ({ context: { role } }) => ({ query: { role } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: { 'command.done': { actions: 'refresh' } },
})
