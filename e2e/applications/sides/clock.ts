import { whileStopped } from '../../support/whileStopped.ts'
import type { Sides } from './members.ts'

const DAY = 86_400_000

/** Minimum delay after the due date at which each deadline fires. */
const late = { turnDue: 1.5 * DAY, turnLate: 8.5 * DAY, rejectionDue: 0 } as const

export type ClockEvent = keyof typeof late

/**
 * Makes a deadline of an application due: moves its dates into the past while the server is stopped, so that
 * the server processes it at startup. The pages stay open and are offline meanwhile.
 */
export const letComeTrue = ({ app, candidate, employer }: Sides, id: string, event: ClockEvent) =>
  whileStopped(app, [candidate, employer], async (db) => {
    if (event !== 'rejectionDue') {
      const due_at = Date.now() - late[event]
      await db.updateTable('applications').set({ due_at }).where('id', '=', id).execute()
    }
    await db
      .updateTable('jobs')
      .set({ due_at: 0 })
      .where('subject', '=', `application/${id}`)
      .where('key', 'like', `%${event}`)
      .execute()
  })
