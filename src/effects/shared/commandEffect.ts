import type { PromiseActorLogic } from 'xstate'
import type { CommandOutput, CommandTable, Run } from '../../../machines/commands/commands.ts'
import { provided, type EffectRequest } from './provided.ts'

/** One function per command. */
type Effects<Commands extends CommandTable<Commands>> = {
  readonly [Name in keyof Commands]: (
    asked: EffectRequest<Commands[Name]['input']>,
  ) => Promise<Commands[Name]['output']>
}

/**
 * Creates the effect of a commands machine from one function per command. A missing function is a type error;
 * an unknown command name rejects.
 */
export const commandEffect = <Commands extends CommandTable<Commands>>(
  effects: Effects<Commands>,
): PromiseActorLogic<CommandOutput<Commands>, Run<Commands>> =>
  provided(async ({ input: { command, input }, signal }: EffectRequest<Run<Commands>>) => {
    if (!Object.hasOwn(effects, command)) throw new Error(`Nobody knows the command ${String(command)}.`)
    return effects[command]({ input, signal })
  })
