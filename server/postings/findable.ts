import type { Selectable } from 'kysely'
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
] as const

/** Columns of a company that the index, the review and the slug need. */
export type LockedCompany = Pick<Selectable<CompaniesTable>, (typeof heldColumns)[number]>

/**
 * Updates the search index of a locked posting; call it in every transaction that changes one that was
 * published.
 *
 * @param company locked as well: its name is indexed, and its suspension hides the posting
 */
export async function indexPosting(
  transaction: Database,
  posting: Posting,
  company: LockedCompany,
): Promise<void> {
  await removeFromIndex(transaction, posting.id)
  await addIfOpen(transaction, posting, company)
}

/** The same for one that was never findable. */
export async function addIfOpen(
  transaction: Database,
  posting: Posting,
  { name, suspended_at }: Pick<LockedCompany, 'name' | 'suspended_at'>,
): Promise<void> {
  if (suspended_at !== null || !isPublic(posting)) return
  await addToIndex(transaction, posting, contentOf(posting), name)
}

/** Holds a company until the transaction ends; after the posting, where that is held, too. */
export const lockCompany = (transaction: Database, id: string): Promise<LockedCompany> =>
  transaction
    .selectFrom('companies')
    .select(heldColumns)
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirstOrThrow()

/**
 * Makes all postings of a company findable, or not, as they are now; to be called when its name changes, and when it is
 * suspended or restored, while it is held.
 */
export async function indexCompany(transaction: Database, companyId: string): Promise<void> {
  const postings = await everPublished(transaction).where('company_id', '=', companyId).execute()
  for (const posting of postings) await indexAgain(transaction, posting)
}

/** Rebuilds the search index. */
export async function indexAll(transaction: Database): Promise<void> {
  for (const posting of await everPublished(transaction).execute()) await indexAgain(transaction, posting)
}

/** Locks the company as well, so that later reads in the transaction are current. */
async function indexAgain(
  transaction: Database,
  { company_id, id }: Pick<Posting, 'company_id' | 'id'>,
): Promise<void> {
  const company = await lockCompany(transaction, company_id)
  const posting = await transaction
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await indexPosting(transaction, posting, company)
}

const everPublished = (db: Database) =>
  db.selectFrom('postings').select(['company_id', 'id']).where('published_at', 'is not', null)

/** Makes the index anew where it was made in another way than this version does, or never; at the start of a server. */
export const prepareIndex = (db: Database): Promise<void> => renewJobIndex(db, indexAll)
