import { sql, type SqlBool } from 'kysely'
import type { JobInList } from '../../contract/search/job.ts'
import type { Database } from '../store/schema.ts'
import { all, any, has, numberOfWords, term } from './expression.ts'
import { jobsInList } from './jobs.ts'
import { termsOf } from './terms.ts'
import { inTitle } from './traits.ts'

const MOST = 6
const MOST_TERMS = 5
const SHORTEST = 3

/** Open jobs whose titles share the most words with one's, the newest first: at most 6. */
export async function similarTo(
  db: Database,
  { slug, title }: { readonly slug: string; readonly title: string },
): Promise<readonly JobInList[]> {
  const jobs = await jobsInList(db, await titledLike(db, title))
  return jobs.filter((job) => job.slug !== slug).slice(0, MOST)
}

/** The postings whose titles share the most words with this one: their ids. It may be the title of one of them. */
async function titledLike(db: Database, title: string): Promise<readonly string[]> {
  const terms = [...new Set(termsOf(title))].filter((word) => word.length >= SHORTEST).slice(0, MOST_TERMS)
  if (terms.length === 0) return []
  const found: string[] = []
  // With all of the words first, then with all but one, and so on.
  for (let shared = terms.length; shared > 0 && found.length <= MOST; shared -= 1) {
    const rows = await db
      .selectFrom('search_words')
      .crossJoin('search_postings')
      .select('search_postings.posting_id')
      .where(has(db, any(...subsetsOf(terms, shared).map((some) => all(...some.map(termInTitle))))))
      .where(sql<SqlBool>`search_postings.number = ${numberOfWords(db)}`)
      .orderBy(numberOfWords(db), 'desc')
      .limit(MOST + 1 + found.length)
      .execute()
    const more = rows.map(({ posting_id }) => posting_id)
    found.push(...more.filter((id) => !found.includes(id)))
  }
  return found.slice(0, MOST + 1)
}

const termInTitle = (word: string) => term('traits', inTitle(word))

/** All ways to take so many. */
function subsetsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) =>
    subsetsOf(items.slice(at + 1), size - 1).map((others) => [item, ...others]),
  )
}
