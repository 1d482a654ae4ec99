import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface InvitationCommands {
  readonly accept: { readonly input: { readonly code: string }; readonly output: OwnCompany }
}

export type InvitationCommandsFlow = CommandsFlow<InvitationCommands>

export const invitationCommandsMachine = createCommands<InvitationCommands>({
  notice: { accept: 'companyJoined' },
})
