import { createCommands, type CommandsFlow } from '../commands/commands.ts'

/** Number of rejections to undo, and number actually undone. */
interface Undone {
  readonly asked: number
  readonly undone: number
}

export interface OutboxCommands {
  readonly undo: { readonly input: { readonly ids: readonly string[] }; readonly output: Undone }
}

export type OutboxCommandsFlow = CommandsFlow<OutboxCommands>

/** Undo of pending rejections. Some may be sent before the request arrives, so the response has a count. */
export const outboxCommandsMachine = createCommands<OutboxCommands>({
  notice: {
    undo: ({ asked, undone }) => ({
      kind: undone === 0 ? 'failure' : 'success',
      title: undone === 0 ? 'nothingUndone' : 'done',
      message: { name: 'rejectionsUndone', asked, undone },
    }),
  },
})
