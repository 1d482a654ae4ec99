import { randomUUID } from 'node:crypto'
import type { Database } from '../store/schema.ts'
import type { Resume, Written } from './resumes.ts'
import { keepVersion } from './versions.ts'

/** Inserts a resume with its first version. */
export async function addResume(
  transaction: Database,
  accountId: string,
  { document, title }: Written,
  now: number,
): Promise<Resume> {
  const resume = await transaction
    .insertInto('resumes')
    .values({
      id: randomUUID(),
      account_id: accountId,
      title,
      document: JSON.stringify(document),
      revision: 1,
      created_at: now,
      updated_at: now,
      trashed_at: null,
      locked_at: null,
      link_hash: null,
      link_sealed: null,
      link_expires_on: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepVersion(transaction, resume, now)
  return resume
}
