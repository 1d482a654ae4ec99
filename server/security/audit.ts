import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import type { SecurityEventsTable } from '../store/schema/security.ts'

const PAUSE = 250
// So many that a database which is gone for a while costs nothing but the newest events.
const MOST_WAITING = 10_000
const AT_ONCE = 500

type Row = Insertable<SecurityEventsTable>

export interface Audit {
  /** Notes an event, for the database to keep within a quarter of a second. Never fails and never waits. */
  readonly note: (event: Omit<Row, 'id'>) => void
  /** Writes what has been noted. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The trail of security events in the database: who tried what, with what outcome, without an address. Events are
 * written in groups, so that keeping them costs a call no time, and the same for every outcome. A process that is
 * killed may lose its last quarter of a second.
 */
export function createAudit(db: Database, logger: Logger): Audit {
  let waiting: Row[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, AT_ONCE)
      // They may be there already: the answer of a write can get lost after its commit.
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
