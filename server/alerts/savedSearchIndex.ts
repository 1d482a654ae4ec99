import { sql } from 'kysely'
import { any, has, type Expression } from '../search/expression.ts'
import { jobIndex } from '../search/searchIndexes.ts'
import { ANALYSER } from '../search/words/terms.ts'
import { OPEN } from '../search/traits.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { parseAlertCriteria } from './alertCriteria.ts'
import type { IndexedJob } from './jobMatcher.ts'

/** Id of the row in `search_version`. */
const VERSION_ID = 3
/** Upper limit of the counts of jobs per term. Terms above it are treated as equally common. */
const MOST_COUNTED = 1_000

type Term = Extract<Expression, { kind: 'term' }>

/** Terms of which a matching job must contain at least one. */
type Alternatives = readonly Term[]

/** Key of a term in the index of saved searches. */
const nameOf = (where: Term['where'], term: string) => `${where}:${term}`

/** Index keys of all saved searches that may match a job. */
export const searchTermsOf = ({ terms, traits }: IndexedJob): readonly string[] => [
  ...[...terms].map((term) => nameOf('texts', term)),
  ...[...traits].map((trait) => nameOf('traits', trait)),
]

/**
 * Required parts of an expression, each as its alternative terms. A part is dropped if one of its
 * alternatives requires no term.
 */
function requiredParts(asked: Expression): readonly Alternatives[] {
  if (asked.kind === 'term') return [[asked]]
  if (asked.kind === 'but') return requiredParts(asked.of)
  if (asked.kind === 'all') return asked.of.flatMap(requiredParts)
  const alternatives = asked.of.map((part) => requiredParts(part)[0])
  return alternatives.every((part) => part !== undefined) ? [alternatives.flat()] : []
}

/** Counts the jobs that contain one of the terms, up to the limit. */
type CountJobs = (part: Alternatives) => Promise<number>

const countIn =
  (db: Database): CountJobs =>
  async (part) => {
    const some = db
      .selectFrom('search_words')
      .where(has(db, jobIndex, any(...part)))
      .select(sql`1`.as('one'))
      .limit(MOST_COUNTED)
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

/** Rank of equally common parts: texts, combined traits, single traits, and last the trait of every job. */
function rankOf([{ terms: [term = ''], where } = everyJob, ...others]: Alternatives): number {
  if (where === 'texts') return 0
  if (term === OPEN) return 3
  return others.length === 0 ? 1 : 2
}

const everyJob: Term = { kind: 'term', where: 'traits', terms: [OPEN] }

/** Required part that matches the fewest jobs. */
async function rarestPart(parts: readonly Alternatives[], count: CountJobs): Promise<Alternatives> {
  const [first, ...others] = parts
  if (!first) return [everyJob]
  if (others.length === 0) return first
  const counted: { readonly part: Alternatives; readonly jobs: number }[] = []
  for (const part of parts) counted.push({ part, jobs: await count(part) })
  const [rarest] = counted.toSorted(
    (one, other) =>
      one.jobs - other.jobs || rankOf(one.part) - rankOf(other.part) || one.part.length - other.part.length,
  )
  return rarest?.part ?? first
}

/** Longest word of a phrase, because long words are rarely common. */
const longest = (terms: readonly string[]) =>
  terms.toSorted((one, other) => other.length - one.length)[0] ?? ''

/** Index keys of a search; empty if it matches nothing. */
async function termsOfSearch(criteria: string, count: CountJobs): Promise<readonly string[]> {
  const parsed = parseAlertCriteria(criteria)
  if (!parsed) return []
  const part = await rarestPart(requiredParts(parsed.expression), count)
  return [...new Set(part.map(({ terms, where }) => nameOf(where, longest(terms))))]
}

interface ToIndex {
  readonly id: string
  /** Query string of `/jobs`. */
  readonly criteria: string
}

/**
 * Updates the index of a saved search. Call it in every transaction that inserts a search or changes its
 * criteria.
 */
export async function indexSavedSearch(transaction: Database, search: ToIndex): Promise<void> {
  await transaction.deleteFrom('saved_search_terms').where('search_id', '=', search.id).execute()
  await addSearches(transaction, [search], countIn(transaction))
}

/** Maximum number of rows per insert. */
const ROWS = 5_000

async function addSearches(
  transaction: Database,
  searches: readonly ToIndex[],
  count: CountJobs,
): Promise<void> {
  const rows: { readonly term: string; readonly search_id: string }[] = []
  for (const { criteria, id } of searches) {
    const terms = await termsOfSearch(criteria, count)
    rows.push(...terms.map((term) => ({ term, search_id: id })))
  }
  for (let from = 0; from < rows.length; from += ROWS) {
    await transaction
      .insertInto('saved_search_terms')
      .values(rows.slice(from, from + ROWS))
      .execute()
  }
}

const SEARCHES_AT_ONCE = 1_000

/**
 * Rebuilds the index of saved searches if a different analyzer version built it; called when the server
 * starts.
 */
export const prepareSavedSearchIndex = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { version } = await transaction
      .selectFrom('search_version')
      .select('version')
      .where('id', '=', VERSION_ID)
      .modifyEnd(forUpdate(transaction))
      .executeTakeFirstOrThrow()
    if (version === ANALYSER) return
    await transaction.deleteFrom('saved_search_terms').execute()
    const count = remembering(countIn(transaction))
    for (let after = ''; ;) {
      const searches = await transaction
        .selectFrom('saved_searches')
        .select(['id', 'criteria'])
        .where('id', '>', after)
        .where('state', '!=', 'ended')
        .orderBy('id')
        .limit(SEARCHES_AT_ONCE)
        .execute()
      await addSearches(transaction, searches, count)
      const last = searches.at(-1)
      if (!last) break
      after = last.id
    }
    await transaction
      .updateTable('search_version')
      .set({ version: ANALYSER })
      .where('id', '=', VERSION_ID)
      .execute()
  })

/** Memoizes the job count of each part. */
function remembering(count: CountJobs): CountJobs {
  const known = new Map<string, Promise<number>>()
  return (part) => {
    const key = part.map(({ terms, where }) => nameOf(where, terms.join(' '))).join()
    const counted = known.get(key) ?? count(part)
    known.set(key, counted)
    return counted
  }
}
