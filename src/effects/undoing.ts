import { applicationCalls } from '../../contract/applications/calls.ts'
import type { OutboxCommands } from '../../machines/applications/outboxCommands.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'

/** Maximum number of rejections per request. */
const most = 200

/** Undoes the rejections that have not been sent yet. */
export const outboxCommands = commandEffect<OutboxCommands>({
  undo: async ({ input: { ids }, signal }) => {
    let undone = 0
    for (let from = 0; from < ids.length; from += most) {
      const answers = await request(
        applicationCalls.applicationEvents,
        { ids: ids.slice(from, from + most), event: { type: 'undo' } },
        { signal },
      )
      undone += answers.filter(({ done }) => done).length
    }
    return { asked: ids.length, undone }
  },
})
