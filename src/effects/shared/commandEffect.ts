import type { PromiseActorLogic } from 'xstate'
import type { CommandOutput, CommandTable, Run } from '../../../machines/commands/commands.ts'
import { provided, type EffectRequest } from './provided.ts'

/** A function for each of the commands. */
type Effects<Commands extends CommandTable<Commands>> = {
  readonly [Name in keyof Commands]: (
    asked: EffectRequest<Commands[Name]['input']>,
  ) => Promise<Commands[Name]['output']>
}

/**
 * The effect of commands: each has a function of its own, and one that has none is a type error. A command that nobody
 * knows rejects.
 */
export const commandEffect = <Commands extends CommandTable<Commands>>(
  effects: Effects<Commands>,
): PromiseActorLogic<CommandOutput<Commands>, Run<Commands>> =>
  provided(async ({ input: { command, input }, signal }: EffectRequest<Run<Commands>>) => {
    if (!Object.hasOwn(effects, command)) throw new Error(`Nobody knows the command ${String(command)}.`)
    return effects[command]({ input, signal })
  })
