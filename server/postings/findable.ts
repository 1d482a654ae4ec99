import type { Selectable } from 'kysely'
import { queueMatching } from '../search/queueMatching.ts'
import { addToIndex, removeFromIndex, renewJobIndex } from '../search/indexing.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { CompaniesTable } from '../store/schema/companies.ts'
import { contentOf, type Posting } from './postings.ts'
import { isPublic } from './public.ts'

const heldColumns = [
  'id',
  'revision',
  'name',
  'slug',
  'website',
  'about',
  'industry',
  'places',
  'proof',
  'proven_at',
  'suspended_at',
  'is_demo',
  'replies_on_time',
] as const

/** Columns of a company needed for the index, the review and the slug. */
export type LockedCompany = Pick<Selectable<CompaniesTable>, (typeof heldColumns)[number]>

type FindableCompany = Pick<LockedCompany, 'is_demo' | 'name' | 'replies_on_time' | 'suspended_at'>

/**
 * Updates the search index of a locked posting, and queues matching with saved searches. Call it in every
 * transaction that changes a published posting.
 *
 * @param company locked as well: its name is indexed, and its suspension hides the posting
 * @param now milliseconds since 1970
 */
export async function indexPosting(
  transaction: Database,
  posting: Posting,
  company: LockedCompany,
  now: number,
): Promise<void> {
  await removeFromIndex(transaction, posting.id)
  await addIfOpen(transaction, posting, company, now)
}

/** Adds a posting that was never indexed, and queues matching with saved searches. */
export async function addIfOpen(
  transaction: Database,
  posting: Posting,
  company: FindableCompany,
  now: number,
): Promise<void> {
  // Jobs of demo companies are never mailed.
  if ((await putIntoIndex(transaction, posting, company)) && company.is_demo === 0)
    await queueMatching(transaction, posting.id, now)
}

/** Indexes a posting if it is open. Returns true if it was indexed. */
async function putIntoIndex(
  transaction: Database,
  posting: Posting,
  { name, replies_on_time: onTime, suspended_at: suspendedAt }: FindableCompany,
): Promise<boolean> {
  if (suspendedAt !== null || !isPublic(posting)) return false
  await addToIndex(transaction, posting, contentOf(posting), { name, isOnTime: onTime === 1 })
  return true
}

/** Locks a company until the transaction ends. Lock order: posting before company. */
export const lockCompany = (transaction: Database, id: string): Promise<LockedCompany> =>
  transaction
    .selectFrom('companies')
    .select(heldColumns)
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirstOrThrow()

/**
 * Reindexes all postings of a locked company. Call it after a change of its name, of its timely replies, or
 * of its suspension.
 */
export async function indexCompany(transaction: Database, companyId: string, now: number): Promise<void> {
  const postings = await everPublished(transaction).where('company_id', '=', companyId).execute()
  for (const each of postings) {
    const { company, posting } = await lockBoth(transaction, each)
    await indexPosting(transaction, posting, company, now)
  }
}

/** Rebuilds the search index without matching: the postings were matched with saved searches before. */
export async function indexAll(transaction: Database): Promise<void> {
  for (const each of await everPublished(transaction).execute()) {
    const { company, posting } = await lockBoth(transaction, each)
    await removeFromIndex(transaction, posting.id)
    await putIntoIndex(transaction, posting, company)
  }
}

/** Locks the company as well, so that later reads in the transaction are current. */
async function lockBoth(transaction: Database, { company_id, id }: Pick<Posting, 'company_id' | 'id'>) {
  const company = await lockCompany(transaction, company_id)
  const posting = await transaction
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { company, posting }
}

const everPublished = (db: Database) =>
  db.selectFrom('postings').select(['company_id', 'id']).where('published_at', 'is not', null)

/** Rebuilds the index if a different version built it, or none; called when the server starts. */
export const prepareIndex = (db: Database): Promise<void> => renewJobIndex(db, indexAll)
