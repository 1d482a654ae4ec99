import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface ShortlistCommands {
  saveNote: { input: { readonly id: string; readonly note: string }; output: SavedPerson }
  remove: { input: { readonly id: string }; output: object }
  /** Undoes a removal, including the note. */
  restore: { input: { readonly id: string; readonly note: string }; output: SavedPerson }
}

/** Commands on the people of a shortlist. A note is edited in a form. */
export const shortlistCommandsMachine = createCommands<ShortlistCommands>({
  form: ['saveNote'],
  notice: { saveNote: 'noteSaved', remove: null, restore: null },
})

export type ShortlistCommandsFlow = CommandsFlow<ShortlistCommands>
