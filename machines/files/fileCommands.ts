import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface One {
  readonly id: string
}

export interface FileCommands {
  readonly delete: { readonly input: One; readonly output: One }
}

export type FileCommandsFlow = CommandsFlow<FileCommands>

export const fileCommandsMachine = createCommands<FileCommands>({
  confirm: ['delete'],
  notice: { delete: 'fileDeleted' },
})
