import * as v from 'valibot'
import { companyOf } from '../../companies/companies.ts'
import { requestMail } from '../../mail/request.ts'
import { commitSoon } from '../../store/commits.ts'
import { removeAllExportPieces } from '../../store/exportPieces.ts'
import type { Database } from '../../store/schema.ts'
import { PermanentFailure } from '../../work/failures.ts'
import type { Handlers, Job } from '../../work/worker.ts'
import { createEntryNames } from './entryNames.ts'
import { expiryOf, exportJobKind } from './exports.ts'
import type { ExportContext } from './section.ts'
import { countSteps, entriesOf } from './sections.ts'
import { zipOf } from './zip.ts'

/** Chunk size in bytes, which determines the memory of an export. */
const PIECE = 256 * 1024
/** Maximum interval between saves of progress, which also extend the lease of the job. */
const SAVE_AFTER_MS = 1_000
/** Number of attempts, about 20 minutes including the pauses between them. */
const MOST_ATTEMPTS = 4

interface ExportParts extends Pick<ExportContext, 'documents' | 'typesetter'> {
  readonly db: Database
  /** The same database, for reads only. */
  readonly reader: Database
  readonly now: () => number
  /** Aborted when the server shuts down. */
  readonly ending: AbortSignal
}

/**
 * Job handler that creates exports. An interrupted export starts again, after removing its chunks. To keep
 * the server responsive, reading, layout and compression run in threads, processes, or slices of a few
 * milliseconds.
 */
export const createExportHandlers = (parts: ExportParts): Handlers => ({
  [exportJobKind]: async (job) => {
    const { id } = v.parse(payloadSchema, job.payload)
    // The process died during the last attempt.
    if (job.attempt > MOST_ATTEMPTS) await giveUp(parts.db, job, id)
    try {
      await makeExport(parts, job, id)
    } catch (error) {
      if (job.attempt < MOST_ATTEMPTS || parts.ending.aborted) throw error
      await giveUp(parts.db, job, id)
    }
  },
})

const payloadSchema = v.object({ id: v.string() })

async function giveUp(db: Database, { note }: Job, id: string): Promise<never> {
  await db.transaction().execute(async (transaction) => {
    // Rejects if another process runs the job by now, so that its export is not marked as failed.
    await note(transaction, {})
    await transaction.updateTable('exports').set({ state: 'failed' }).where('id', '=', id).execute()
  })
  await removeAllExportPieces(db, (ids) => ids.where('exports.id', '=', id))
  throw new PermanentFailure('The export failed at every attempt')
}

async function makeExport(parts: ExportParts, job: Job, id: string): Promise<void> {
  const { db, now } = parts
  const account = await db
    .updateTable('exports')
    .set({ state: 'running', progress: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('account_id')
    .executeTakeFirst()
  if (!account) return
  await removeAllExportPieces(db, (ids) => ids.where('exports.id', '=', id))

  const leftOut: { path: string; reason: string }[] = []
  let done = 0
  const context = await contextOf(parts, account.account_id, {
    advance: () => (done += 1),
    leaveOut: (path, reason) => leftOut.push({ path, reason }),
  })
  const steps = await countSteps(context)
  const progress = () => Math.min(999, Math.floor((1_000 * done) / Math.max(1, steps)))

  let bytes = 0
  let position = 0
  const save = (content?: Uint8Array<ArrayBuffer>) =>
    commitSoon(db, async (transaction) => {
      // Rejects if another process runs the job by now, or the account is erased.
      await job.note(transaction, {})
      await transaction.updateTable('exports').set({ progress: progress() }).where('id', '=', id).execute()
      if (!content) return
      await transaction.insertInto('export_pieces').values({ export_id: id, position, content }).execute()
      position += 1
      bytes += content.length
    })
  for await (const piece of inPieces(zipOf(entriesOf(context, leftOut)))) {
    parts.ending.throwIfAborted()
    job.signal.throwIfAborted()
    await save(piece)
  }

  await db.transaction().execute(async (transaction) => {
    if (!(await job.finish(transaction))) return
    await transaction
      .updateTable('exports')
      .set({ expires_at: now() })
      .where('account_id', '=', account.account_id)
      .where('state', '=', 'ready')
      .execute()
    await transaction
      .updateTable('exports')
      .set({ state: 'ready', progress: 1_000, bytes, expires_at: expiryOf(now()) })
      .where('id', '=', id)
      .execute()
    // The address may have changed since, and the owner of a deleted account cannot download the export.
    const kept = await transaction
      .selectFrom('accounts')
      .select(['email_address', 'role'])
      .where('id', '=', account.account_id)
      .where('erase_at', 'is', null)
      .executeTakeFirst()
    if (!kept) return
    const { email_address: recipient, role } = kept
    await requestMail(transaction, { kind: 'exportReady', role, recipient, now: now() })
  })
}

async function contextOf(
  { db, documents, now, reader, typesetter }: ExportParts,
  accountId: string,
  reports: Pick<ExportContext, 'advance' | 'leaveOut'>,
): Promise<ExportContext> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...reports,
    db: reader,
    account,
    company: await companyOf(db, accountId),
    now: now(),
    typesetter,
    documents,
    pathsOf: createEntryNames(),
    paths: new Map(),
  }
}

/**
 * Regroups the bytes of a ZIP into chunks of one size. Yields undefined in between if a chunk takes long to
 * fill.
 */
async function* inPieces(
  zip: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer> | undefined, void> {
  let waiting: Uint8Array[] = []
  let length = 0
  let savedAt = performance.now()
  for await (const piece of zip) {
    waiting.push(piece)
    length += piece.length
    while (length >= PIECE) {
      const joined = Buffer.concat(waiting)
      yield Uint8Array.from(joined.subarray(0, PIECE))
      savedAt = performance.now()
      waiting = [joined.subarray(PIECE)]
      length -= PIECE
    }
    if (performance.now() - savedAt > SAVE_AFTER_MS) {
      yield undefined
      savedAt = performance.now()
    }
  }
  if (length > 0) yield Uint8Array.from(Buffer.concat(waiting))
}
