import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { exportLimits, type DataExport } from '../../../contract/privacy/exportCalls.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { RefusedForNow } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import type { ExportsTable } from '../../store/schema/privacy.ts'
import { addJob } from '../../work/jobs.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

export const exportJobKind = 'export.make'

export type ExportRow = Selectable<ExportsTable>

/** Expiry of an export that is ready at a time, in milliseconds since 1970. */
export const expiryOf = (now: number) => now + exportLimits.keptDays * DAY

const isoOf = (time: number) => new Date(time).toISOString()

/** Query of the exports of an account. */
export const exportsOf = (db: Database, accountId: string) =>
  db.selectFrom('exports').where('account_id', '=', accountId)

/** True while the ZIP can be downloaded. */
export const isReady = ({ expires_at: until, state }: ExportRow, now: number) =>
  state === 'ready' && until !== null && until > now

/** Export as its owner reads it. */
export const shownExport = (row: ExportRow, now: number): DataExport => ({
  id: row.id,
  state: row.state === 'ready' && !isReady(row, now) ? 'expired' : row.state,
  progress: row.progress / 1_000,
  bytes: row.bytes,
  requestedAt: isoOf(row.requested_at),
  expiresAt: row.expires_at === null ? null : isoOf(row.expires_at),
})

/** Export that a new request would return: the running or a recent one; undefined without one. */
const currentExport = async (db: Database, accountId: string, now: number): Promise<ExportRow | undefined> =>
  (await openExport(db, accountId)) ??
  exportsOf(db, accountId)
    .selectAll()
    .where('state', '=', 'ready')
    .where('requested_at', '>', now - exportLimits.sameForMinutes * MINUTE)
    .where('expires_at', '>', now)
    .executeTakeFirst()

const openExport = (db: Database, accountId: string): Promise<ExportRow | undefined> =>
  exportsOf(db, accountId)
    .selectAll()
    .where('state', 'in', ['waiting', 'running'])
    // An export whose last attempt was interrupted has a failed job, but is still marked as running.
    .where((row) =>
      row.exists(
        row
          .selectFrom('jobs')
          .select('jobs.id')
          .where('jobs.key', '=', keyOf(accountId))
          .where('jobs.failed_at', 'is', null),
      ),
    )
    .executeTakeFirst()

/** Key of the job that makes the export of an account. */
const keyOf = (accountId: string) => `export ${accountId}`

/** Cancels the job of an export, even if failed; a running one stops at its next step. */
export const removeExportJobs = (transaction: Database, accountId: string) =>
  transaction.deleteFrom('jobs').where('queue', '=', 'exports').where('key', '=', keyOf(accountId)).execute()

/**
 * Enforces the daily limit. It counts started exports rather than requests, because concurrent requests share
 * one export.
 */
async function requireLeft(transaction: Database, accountId: string, now: number): Promise<void> {
  const first = await exportsOf(transaction, accountId)
    .select('requested_at')
    .where('requested_at', '>', now - DAY)
    .orderBy('requested_at', 'desc')
    .offset(exportLimits.perDay - 1)
    .limit(1)
    .executeTakeFirst()
  if (first) throw new RefusedForNow(Math.ceil((first.requested_at + DAY - now) / 1_000), true)
}

/**
 * Starts an export of an account, or returns the running or a recent one.
 *
 * @param now milliseconds since 1970
 * @throws RefusedForNow if too many were started in 24 hours
 */
export async function requestExport(db: Database, accountId: string, now: number): Promise<ExportRow> {
  const current = await currentExport(db, accountId, now)
  if (current) return current
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const started = await currentExport(transaction, accountId, now)
    if (started) return started
    await requireLeft(transaction, accountId, now)
    await transaction
      .updateTable('exports')
      .set({ state: 'failed' })
      .where('account_id', '=', accountId)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    const row = await transaction
      .insertInto('exports')
      .values({
        id: randomUUID(),
        account_id: accountId,
        state: 'waiting',
        progress: 0,
        requested_at: now,
        bytes: null,
        expires_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addJob(transaction, {
      queue: 'exports',
      kind: exportJobKind,
      key: keyOf(accountId),
      payload: { id: row.id },
      now,
      ifThere: 'replace',
    })
    return row
  })
}
