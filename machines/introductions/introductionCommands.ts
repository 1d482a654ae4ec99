import type { PayloadOf } from '../../contract/call.ts'
import type {
  introductionCalls,
  OwnIntroduction,
  SentIntroduction,
} from '../../contract/introductions/calls.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface OwnCommand {
  readonly input: PayloadOf<(typeof introductionCalls)['candidateIntroductionEvent']>
  readonly output: OwnIntroduction
}

/** Commands of the candidate on an invitation; `send` sends a message. */
export interface IntroductionCommands {
  readonly accept: OwnCommand
  readonly decline: OwnCommand
  readonly send: OwnCommand
  readonly apply: OwnCommand
  readonly end: OwnCommand
}

export const introductionCommandsMachine = createCommands<IntroductionCommands>({
  confirm: ['decline', 'end'],
  form: ['accept', 'apply'],
  notice: {
    accept: 'invitationAccepted',
    decline: 'invitationDeclined',
    send: 'messageSent',
    apply: 'invitationApplied',
    end: 'conversationEnded',
  },
})

export type IntroductionCommandsFlow = CommandsFlow<IntroductionCommands>

interface SentCommand {
  readonly input: PayloadOf<(typeof introductionCalls)['employerIntroductionEvent']>
  readonly output: SentIntroduction
}

/** Commands of the company on an invitation; `send` sends a message. */
export interface SentIntroductionCommands {
  readonly withdraw: SentCommand
  readonly send: SentCommand
  readonly end: SentCommand
}

export const sentIntroductionCommandsMachine = createCommands<SentIntroductionCommands>({
  confirm: ['withdraw', 'end'],
  notice: { withdraw: 'invitationWithdrawn', send: 'messageSent', end: 'conversationEnded' },
})

export type SentIntroductionCommandsFlow = CommandsFlow<SentIntroductionCommands>
