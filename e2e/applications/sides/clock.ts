import { whileStopped } from '../../support/whileStopped.ts'
import type { Sides } from './members.ts'

const DAY = 86_400_000

/** Least delay behind the due date at which each deadline fires. */
const late = { turnDue: 1.5 * DAY, turnLate: 8.5 * DAY, rejectionDue: 0 } as const

export type ClockEvent = keyof typeof late

/**
 * Lets the time come at which something happens to an application: while the server is stopped, what was due then is
 * put into the past, and the clock finds it out as soon as it runs. The pages stay open, and have no network meanwhile.
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
