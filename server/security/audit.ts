import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import type { SecurityEventsTable } from '../store/schema/security.ts'

const PAUSE = 250
// Maximum number of buffered events. While the database is unavailable, only the newest are lost.
const MOST_WAITING = 10_000
const AT_ONCE = 500

type Row = Insertable<SecurityEventsTable>

export interface Audit {
  /** Records an event, which is written within a quarter of a second. Never fails, never waits. */
  readonly note: (event: Omit<Row, 'id'>) => void
  /** Writes all buffered events. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Audit trail of security events in the database: actor, action and outcome, without addresses. Events are
 * written in batches, so that a call takes the same time for every outcome. A killed process may lose its
 * last quarter of a second.
 */
export function createAudit(db: Database, logger: Logger): Audit {
  let waiting: Row[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, AT_ONCE)
      // The rows may exist: the response to a write can be lost after its commit.
      await db
        .insertInto('security_events')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      waiting = waiting.slice(rows.length)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => {
      logger.error({ error, waiting: waiting.length }, 'Security events were not stored')
    })
    return writing
  }
  return {
    note: (event) => {
      if (waiting.length >= MOST_WAITING) return
      waiting.push({ ...event, id: randomUUID() })
      timer ??= setTimeout(() => void flush(), PAUSE).unref()
    },
    flush,
    close: flush,
  }
}
