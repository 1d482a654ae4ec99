import { addToIndex, removeFromIndex, renewIndex } from '../search/indexing.ts'
import { untilCommit } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { contentOf, type Posting } from './postings.ts'
import { publicPostings } from './public.ts'

/**
 * Makes a posting findable as it is now, or not findable any more; to be called within every transaction that changes
 * one that has been published. Its company is held until the transaction ends, because it is found by that name, too,
 * and by nobody while the company is suspended.
 */
export async function indexPosting(
  transaction: Database,
  { company_id, id }: Pick<Posting, 'company_id' | 'id'>,
): Promise<void> {
  await holdCompany(transaction, company_id)
  await removeFromIndex(transaction, id)
  const open = await publicPostings(transaction)
    .selectAll('postings')
    .select('companies.name as company_name')
    .where('postings.id', '=', id)
    .executeTakeFirst()
  if (open) await addToIndex(transaction, open, contentOf(open), open.company_name)
}

/** Holds a company until the transaction ends; after the posting, where that is held, too. */
export async function holdCompany(transaction: Database, id: string): Promise<void> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .modifyEnd(untilCommit(transaction))
    .execute()
}

/**
 * The same for all postings of a company; to be called when its name changes, and when it is suspended or restored,
 * while it is held.
 */
export async function indexCompany(transaction: Database, companyId: string): Promise<void> {
  const postings = await everPublished(transaction).where('company_id', '=', companyId).execute()
  for (const posting of postings) await indexPosting(transaction, posting)
}

/** The same for all postings of everybody. */
export async function indexAll(transaction: Database): Promise<void> {
  for (const posting of await everPublished(transaction).execute()) await indexPosting(transaction, posting)
}

const everPublished = (db: Database) =>
  db.selectFrom('postings').select(['company_id', 'id']).where('published_at', 'is not', null)

/** Makes the index anew where it was made in another way than this version does, or never; at the start of a server. */
export const prepareIndex = (db: Database): Promise<void> => renewIndex(db, indexAll)
