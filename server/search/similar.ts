import { sql, type SqlBool } from 'kysely'
import { contentOf, type Posting } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { having } from './matching.ts'
import { termsOf } from './terms.ts'

const MOST = 6
const MOST_TERMS = 5
const SHORTEST = 3

/** The postings whose titles share the most words with one, the newest first: their ids, at most 6. */
export async function similarTo(db: Database, posting: Posting): Promise<readonly string[]> {
  const terms = [...new Set(termsOf(contentOf(posting).title))]
    .filter((term) => term.length >= SHORTEST)
    .slice(0, MOST_TERMS)
  if (terms.length === 0) return []
  const shares = terms.map((term) => having(db, [{ terms: [term], typed: term, at: 0 }], 'title'))
  const shared = sql<number>`${sql.join(
    shares.map((share) => sql`case when ${share} then 1 else 0 end`),
    sql` + `,
  )}`
  const found = await db
    .selectFrom('search_postings')
    .select('posting_id')
    .where(sql<SqlBool>`(${sql.join(shares, sql` or `)})`)
    .where('posting_id', '!=', posting.id)
    .orderBy(shared, 'desc')
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()
  return found.map(({ posting_id }) => posting_id)
}
