import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface KeepCommands {
  readonly keep: { readonly input: { readonly role: Role }; readonly output: User }
}

export type KeepCommandsFlow = CommandsFlow<KeepCommands>

export const keepCommandsMachine = createCommands<KeepCommands>({ notice: { keep: 'accountKept' } })
