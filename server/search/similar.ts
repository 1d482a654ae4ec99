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

/** Open jobs whose titles share the most words with one's, the newest first: at most 6. */
export async function similarTo(
  db: Database,
  { slug, title }: { readonly slug: string; readonly title: string },
): Promise<readonly JobInList[]> {
  const terms = [...new Set(termsOf(title))].filter((word) => word.length >= SHORTEST).slice(0, MOST_TERMS)
  // With all of the words first, then with all but one, and so on.
  const shares = terms.map((_, index) => sharing(terms, terms.length - index))
  const [first, ...others] = shares.map((asked, index) => {
    const before = shares[index - 1]
    return titled(db, before ? but(asked, before) : asked)
  })
  // The job itself may be among them.
  const found = first ? await newestInList(db, [first, ...others], MOST + 1) : []
  return found
    .map(({ item }) => item)
    .filter((job) => job.slug !== slug)
    .slice(0, MOST)
}

/** The postings whose titles are what is asked for. */
const titled = (db: Database, asked: Expression) =>
  db
    .selectFrom('search_words')
    .crossJoin('search_postings')
    .where(has(db, jobIndex, asked))
    .where(sql<SqlBool>`search_postings.number = ${numberOfJob(db)}`)
    .select([numberOfJob(db).as('number'), 'search_postings.posting_id as id'])

/**
 * At least so many of the terms stand in the title: the first of them and fewer of the others, or as many of the others.
 * To name every way to take so many would name each term more often, and each time the index is opened anew.
 */
function sharing(terms: readonly string[], many: number): Expression {
  const [first = '', ...others] = terms
  if (many === 1) return any(...terms.map(termInTitle))
  const withFirst = all(termInTitle(first), sharing(others, many - 1))
  return others.length < many ? withFirst : any(withFirst, sharing(others, many))
}

const termInTitle = (word: string) => term('traits', inTitle(word))
