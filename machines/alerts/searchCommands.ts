import type { PayloadOf } from '../../contract/call.ts'
import type { savedSearchCalls } from '../../contract/alerts/calls.ts'
import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface Change {
  readonly input: PayloadOf<(typeof savedSearchCalls)['changeSearch']>
  readonly output: SavedSearch
}

export interface SearchCommands {
  readonly change: Change
  /** Changes the name and the frequency, in a form that stays open until the server accepts it. */
  readonly edit: Change
  readonly delete: { readonly input: { readonly id: string }; readonly output: { readonly id: string } }
}

/** Commands on saved searches. */
export const searchCommandsMachine = createCommands<SearchCommands>({
  form: ['edit'],
  confirm: ['delete'],
  notice: { change: 'searchChanged', edit: 'searchChanged', delete: 'searchDeleted' },
})

export type SearchCommandsFlow = CommandsFlow<SearchCommands>
