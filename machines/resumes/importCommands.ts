import type { ImportedResume } from '../../contract/resumes/imported.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface ImportCommands {
  /** Reads the chosen file. The file stays with its effect: a context can be written down, and a file cannot. */
  readonly read: { readonly input: object; readonly output: ImportedResume }
}

export type ImportCommandsFlow = CommandsFlow<ImportCommands>

/** The page shows what was read: nothing is told beside it. */
export const importCommandsMachine = createCommands<ImportCommands>({ notice: { read: null } })
