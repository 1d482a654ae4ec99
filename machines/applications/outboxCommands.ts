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

/** Rejections that wait to leave. How many of them are undone is known afterwards alone. */
export const outboxCommandsMachine = createCommands<OutboxCommands>({
  notice: {
    undo: ({ asked, undone }) => ({
      kind: undone === 0 ? 'failure' : 'success',
      title: undone === 0 ? 'Nothing is undone' : 'Done',
      message: undoneInWords(asked, undone),
    }),
  },
})

/** Result of undoing rejections, in words. */
export function undoneInWords(asked: number, undone: number): string {
  if (undone === 0) return asked === 1 ? 'It does not wait any more.' : 'They do not wait any more.'
  const done = undone === 1 ? '1 rejection is undone.' : `${undone} rejections are undone.`
  const left = asked - undone
  if (left === 0) return done
  return `${done} ${left} ${left === 1 ? 'does' : 'do'} not wait any more.`
}
