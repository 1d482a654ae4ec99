import type { OutboxCommands } from '../../../machines/applications/outboxCommands.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import type * as Real from '../../../src/effects/undoing.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

/** Journeys have no rejections. */
export const outboxCommands: Effects['outboxCommands'] = commandEffect<OutboxCommands>({
  undo: () => answer(() => ({ asked: 0, undone: 0 })),
})
