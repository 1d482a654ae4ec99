import type { Letter } from '../../contract/letters/calls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface KeepLetterCommands {
  readonly keep: {
    readonly input: { readonly title: string; readonly body: string }
    readonly output: Letter
  }
}

export type KeepLetterFlow = CommandsFlow<KeepLetterCommands>

/** Saves the letter typed into an application to the candidate's letters. */
export const keepLetterMachine = createCommands<KeepLetterCommands>({
  notice: { keep: 'letterKept' },
})
