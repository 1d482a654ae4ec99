import { sql, type SqlBool } from 'kysely'
import type { JobInList } from '../../contract/search/job.ts'
import type { Database } from '../store/schema.ts'
import { all, any, but, has, term, type Expression } from './expression.ts'
import { numberOfJob } from './matching.ts'
import { jobIndex } from './searchIndexes.ts'
import { newestInList } from './jobs.ts'
import { termsOf } from './words/terms.ts'
import { inTitle } from './traits.ts'

const MOST = 6
const MOST_TERMS = 5
const SHORTEST = 3

/** At most 6 open jobs whose titles share the most words with a title, newest first. */
export async function similarTo(
  db: Database,
  { slug, title }: { readonly slug: string; readonly title: string },
): Promise<readonly JobInList[]> {
  const terms = [...new Set(termsOf(title))].filter((word) => word.length >= SHORTEST).slice(0, MOST_TERMS)
  // Titles with all words first, then with all but one, and so on.
  const shares = terms.map((_, index) => sharing(terms, terms.length - index))
  const [first, ...others] = shares.map((asked, index) => {
    const before = shares[index - 1]
    return titled(db, before ? but(asked, before) : asked)
  })
  // One more, because the job itself may be found.
  const found = first ? await newestInList(db, [first, ...others], MOST + 1) : []
  return found
    .map(({ item }) => item)
    .filter((job) => job.slug !== slug)
    .slice(0, MOST)
}

/** Query of the jobs whose titles match an expression. */
const titled = (db: Database, asked: Expression) =>
  db
    .selectFrom('search_words')
    .crossJoin('search_postings')
    .where(has(db, jobIndex, asked))
    .where(sql<SqlBool>`search_postings.number = ${numberOfJob(db)}`)
    .select([numberOfJob(db).as('number'), 'search_postings.posting_id as id'])

/**
 * Matches titles with at least `many` of the terms: the first term and `many - 1` of the others, or `many` of
 * the others. The recursion mentions each term less often than a list of all combinations, and each mention
 * costs an index lookup.
 */
export function sharing(terms: readonly string[], many: number): Expression {
  const [first = '', ...others] = terms
  if (many === 1) return any(...terms.map(termInTitle))
  const withFirst = all(termInTitle(first), sharing(others, many - 1))
  return others.length < many ? withFirst : any(withFirst, sharing(others, many))
}

const termInTitle = (word: string) => term('traits', inTitle(word))
