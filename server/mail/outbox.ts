import { setTimeout } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Logger } from '../operations/logger.ts'
import { unlessHeld } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { OutboxTable } from '../store/schema/mail.ts'
import { mailSchema } from './templates.ts'
import type { Transport } from './transport.ts'
import { writeRequestedMail } from './write.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const
const GIVE_UP_AFTER = 24 * HOUR
// A mail that could not be sent for this long is written again, so that its code is not old when it arrives.
const FRESH = 10 * MINUTE
// For as long as one process is sending a mail, no other takes it.
const LEASE = 2 * MINUTE
const LOOK_AGAIN = 15_000
// A mail server that does not answer must not keep the process from ending. Its mail is sent after the next start.
const GRACE = 5_000

type Row = Selectable<OutboxTable>

interface OutboxParts {
  readonly db: Database
  readonly transport: Transport
  readonly brand: string
  readonly origin: () => string
  readonly now: () => number
  readonly logger: Logger
}

export interface Outbox {
  /** Sends what is due. Resolves when nothing is due any more. */
  readonly deliver: () => Promise<void>
  /** Finishes the mail at hand, for 5 s at most, and sends no more. */
  readonly close: () => Promise<void>
}

/**
 * Sends the mails of the outbox: each at least once, again after 1, 5, 15 and then every 60 minutes when it failed,
 * for a day. A row, and the code in it, is gone once its mail has been handed over.
 */
export function createOutbox({ db, transport, brand, origin, now, logger }: OutboxParts): Outbox {
  const closing = new AbortController()
  let delivering: Promise<void> | undefined
  let again = false

  const deliver = (): Promise<void> => {
    again = true
    delivering ??= deliverWhileAsked()
    return delivering
  }
  const deliverWhileAsked = async () => {
    try {
      while (again && !closing.signal.aborted) {
        again = false
        for (let row = await takeDue(); row && !closing.signal.aborted; row = await takeDue()) {
          await attempt(row)
        }
      }
    } finally {
      // At once, not a turn later: who asks in between would wait for a round that has ended.
      delivering = undefined
    }
  }
  const takeDue = () =>
    db.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('outbox')
        .selectAll()
        .where('next_attempt_at', '<=', now())
        .orderBy('next_attempt_at')
        .limit(1)
        .modifyEnd(unlessHeld(transaction))
        .executeTakeFirst()
      if (!due) return undefined
      const taken = await transaction
        .updateTable('outbox')
        .set({ next_attempt_at: now() + LEASE, attempts: due.attempts + 1 })
        .where('id', '=', due.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return writeIfNeeded(transaction, taken)
    })
  const writeIfNeeded = async (transaction: Database, row: Row): Promise<Row> => {
    if (row.content !== null && now() - (row.written_at ?? 0) < FRESH) return row
    const mail = await writeRequestedMail(transaction, row, { brand, origin: origin(), now: now() })
    const written = { content: mail ? JSON.stringify(mail) : null, written_at: now() }
    await transaction.updateTable('outbox').set(written).where('id', '=', row.id).execute()
    return { ...row, ...written }
  }
  const attempt = async (row: Row) => {
    if (row.content === null) return remove(row)
    const mail = v.parse(mailSchema, JSON.parse(row.content))
    try {
      await transport.send({ ...mail, id: row.id, recipient: row.recipient })
    } catch (error) {
      return postpone(row, error)
    }
    return remove(row)
  }
  const postpone = async (row: Row, error: unknown) => {
    const about = { mail: row.id, kind: row.kind, reason: reasonOf(error) }
    const pause = PAUSES[Math.min(row.attempts, PAUSES.length) - 1] ?? HOUR
    const next = now() + pause
    if (isPermanent(error) || next > row.created_at + GIVE_UP_AFTER) {
      logger.error(about, 'A mail was given up')
      return remove(row)
    }
    logger.warn({ ...about, nextTryInMinutes: pause / MINUTE }, 'A mail was not sent')
    await db.updateTable('outbox').set({ next_attempt_at: next }).where('id', '=', row.id).execute()
  }
  const remove = async ({ id }: Row) => {
    await db.deleteFrom('outbox').where('id', '=', id).execute()
  }

  const complain = (error: unknown) => logger.error({ error }, 'The outbox could not be worked on')
  const timer = setInterval(() => void deliver().catch(complain), LOOK_AGAIN).unref()
  return {
    deliver: () => deliver().catch(complain),
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await Promise.race([delivering?.catch(complain), setTimeout(GRACE, undefined, { ref: false })])
      transport.close()
    },
  }
}

// Not the words of the mail server: they hold the address.
const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = { code: undefined, responseCode: undefined, ...error }
  return [code ?? error.name, responseCode].filter(Boolean).join(' ')
}

// Only what the mail server says of this mail. That it refuses our password or our sender can be put right.
const isPermanent = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')
