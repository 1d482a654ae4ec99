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
      title: undone === 0 ? 'nothingUndone' : 'done',
      message: { name: 'rejectionsUndone', asked, undone },
    }),
  },
})
