import type { PayloadOf } from '../../contract/call.ts'
import type { introductionCalls, SentIntroduction } from '../../contract/introductions/calls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface InviteCommands {
  invite: { input: PayloadOf<(typeof introductionCalls)['askIntroduction']>; output: SentIntroduction }
}

/** Command that invites a person to apply, with a form. */
export const inviteCommandsMachine = createCommands<InviteCommands>({
  form: ['invite'],
  notice: { invite: 'invitedToApply' },
})

export type InviteCommandsFlow = CommandsFlow<InviteCommands>
