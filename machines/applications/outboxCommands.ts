import { createCommands, type CommandsFlow } from '../commands/commands.ts'

/** Counts of the rejections to undo and of those undone. */
interface Undone {
  readonly asked: number
  readonly undone: number
}

export interface OutboxCommands {
  readonly undo: { readonly input: { readonly ids: readonly string[] }; readonly output: Undone }
}

export type OutboxCommandsFlow = CommandsFlow<OutboxCommands>

/** Undo of pending rejections. Some may have gone out by then: the result says how many were undone. */
export const outboxCommandsMachine = createCommands<OutboxCommands>({
  notice: {
    undo: ({ asked, undone }) => ({
      kind: undone === 0 ? 'failure' : 'success',
      title: undone === 0 ? 'Nothing undone' : 'Done',
      message: undoneInWords(asked, undone),
    }),
  },
})

/** Result of an undo: how many rejections were undone, and how many had gone out before. */
export function undoneInWords(asked: number, undone: number): string {
  if (undone === 0)
    return asked === 1 ? 'It was already sent or undone.' : 'They were already sent or undone.'
  const done = `${undone} ${undone === 1 ? 'rejection' : 'rejections'} undone.`
  const left = asked - undone
  return left === 0 ? done : `${done} ${left} ${left === 1 ? 'was' : 'were'} already sent or undone.`
}
