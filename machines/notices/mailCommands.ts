import type { MailSettings } from '../../contract/notices/calls.ts'
import type { Role } from '../../contract/roles.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface MailCommands {
  readonly save: {
    readonly input: { readonly role: Role; readonly choices: MailSettings['choices'] }
    readonly output: MailSettings
  }
}

export type MailCommandsFlow = CommandsFlow<MailCommands>

/** The mails of a member. The page shows what is chosen: nothing is told beside it. */
export const mailCommandsMachine = createCommands<MailCommands>({ notice: { save: null } })
