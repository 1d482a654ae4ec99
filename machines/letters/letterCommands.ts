import type { Letter } from '../../contract/letters/calls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface One {
  readonly id: string
}

/** Initial content of a letter; omitted fields are empty. */
export interface NewLetter {
  readonly title?: string
  readonly body?: string
  readonly slug?: string | null
  readonly resumeId?: string | null
}

export interface LetterCommands {
  readonly write: { readonly input: NewLetter; readonly output: Letter }
  readonly copy: { readonly input: One; readonly output: Letter }
  /**
   * Resolves a conflict by saving the typed text as a new letter. The version of the other window remains.
   */
  readonly keepBoth: { readonly input: NewLetter; readonly output: Letter }
  readonly rename: { readonly input: One & { readonly title: string }; readonly output: One }
  readonly trash: { readonly input: One; readonly output: One }
  readonly restore: { readonly input: One; readonly output: One }
  readonly delete: { readonly input: One; readonly output: One }
  /** Downloads the letter as a PDF. */
  readonly pdf: { readonly input: One & { readonly fileName: string }; readonly output: One }
}

export type LetterCommandsFlow = CommandsFlow<LetterCommands>

export const letterCommandsMachine = createCommands<LetterCommands>({
  confirm: ['delete'],
  form: ['rename'],
  notice: {
    write: 'letterCreated',
    copy: 'letterCopied',
    keepBoth: 'letterKeptBoth',
    rename: 'letterRenamed',
    trash: 'letterTrashed',
    restore: 'letterRestored',
    delete: 'letterDeleted',
    pdf: 'letterPrinted',
  },
})
