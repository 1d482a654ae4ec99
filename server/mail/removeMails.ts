import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type SqlBool } from 'kysely'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { outboxDirectory } from './fileTransport.ts'

/** Deletes queued emails, including failed ones, whose parameters contain all of the texts. */
export async function removeMailJobs(transaction: Database, texts: readonly string[]): Promise<void> {
  const holds = (text: string) =>
    isPostgres(transaction)
      ? sql<SqlBool>`strpos(payload, ${text}) > 0`
      : sql<SqlBool>`instr(payload, ${text}) > 0`
  // Two statements, because only the two halves of the queue have an index.
  for (const half of ['is', 'is not'] as const) {
    await transaction
      .deleteFrom('jobs')
      .where('queue', '=', 'mail')
      .where('failed_at', half, null)
      .where((row) => row.and(texts.map(holds)))
      .execute()
  }
}

/** Deletes the files of written emails that contain one of the texts. */
export async function removeWrittenMails(dataDir: string, texts: readonly string[]): Promise<void> {
  const directory = outboxDirectory(dataDir)
  const names = await readdir(directory).catch(() => [])
  for (const name of names) {
    if (!name.endsWith('.json')) continue
    const file = join(directory, name)
    const written = await readFile(file, 'utf8').catch(() => '')
    if (!texts.some((text) => written.includes(text))) continue
    // The file that is searched is deleted last, so that an interrupted deletion can be repeated.
    await rm(file.replace(/json$/, 'eml'), { force: true })
    await rm(file, { force: true })
  }
}
