import { createCommands, type CommandsFlow } from '../commands/commands.ts'
import type { Notice } from '../shared/notice.ts'

/** Counts of the rejections to undo and of those undone. */
interface Undone {
  readonly asked: number
  readonly undone: number
}

export interface OutboxCommands {
  readonly undo: { readonly input: { readonly ids: readonly string[] }; readonly output: Undone }
}

export type OutboxCommandsFlow = CommandsFlow<OutboxCommands>

/**
 * Rejections that wait to leave.
 *
 * @param notice tells how many are undone: that is known afterwards alone
 */
export const createOutboxCommands = (notice: (undone: Undone) => Notice) =>
  createCommands<OutboxCommands>({ notice: { undo: notice } })
