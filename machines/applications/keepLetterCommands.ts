import type { Letter } from '../../contract/letters/calls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface KeepLetterCommands {
  readonly keep: {
    readonly input: { readonly title: string; readonly body: string }
    readonly output: Letter
  }
}

export type KeepLetterFlow = CommandsFlow<KeepLetterCommands>

/** Keeps what was written in an application among the letters. */
export const keepLetterMachine = createCommands<KeepLetterCommands>({
  notice: { keep: 'Your letter is kept in Cover Letters.' },
})
