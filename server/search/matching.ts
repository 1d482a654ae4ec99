import { sql, type AliasedExpression, type Selectable, type SqlBool } from 'kysely'
import type { ChoiceName } from '../../contract/search/choices.ts'
import { singleFilters, type Criteria } from '../../contract/search/criteria.ts'
import type { Database } from '../store/schema.ts'
import type { SearchPostingsTable } from '../store/schema/search.ts'
import { all, any, term, type Expression } from './expression.ts'
import type { Territory } from './gazetteer.ts'
import { chordOf } from './globe.ts'
import { numberAt } from './indexing.ts'
import type { Query } from './query.ts'
import { allBands, bandsFrom, type Bands } from './payBands.ts'
import { jobIndex, numberOfWords } from './searchIndexes.ts'
import { filterTrait, traitOf, traitsInside, traitsWithin, type Area, type PlainFilter } from './traits.ts'
import {
  allOf,
  choicesIn,
  everything,
  expressionOf,
  matchesOf,
  oneOf,
  squareTo,
  whole,
  type Condition,
  type Tier,
} from './wordMatching.ts'

export const DAY = 86_400_000

/** Parsed search, with its place resolved. */
export interface Wanted extends Pick<Criteria, ChoiceName | PlainFilter | 'radius' | 'pay' | 'posted'> {
  readonly query: Query
  readonly place: Area | null
  readonly country: Territory | undefined
  readonly region: Territory | undefined
  /** True if only remote work is wanted, whatever workplaces are selected. */
  readonly isRemote?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Search without the selected facets. */
export const withoutChoices = (wanted: Wanted): Wanted => ({ ...wanted, workplace: [], type: [], level: [] })

/** SQL reference to the index number of a job. */
export const numberOfJob = (db: Database) => numberOfWords(db, jobIndex)

/** Traits of a single-value filter, of which a match has at least one; empty without a selection. */
function traitsOfFilter(wanted: Wanted, name: (typeof singleFilters)[number]): readonly string[] {
  if (name === 'country' || name === 'region') return wanted[name] ? traitsInside(wanted[name]) : []
  const value = wanted[name]
  return value === undefined ? [] : [filterTrait(name, value)]
}

/** Full-text expressions of the filters. Distances are approximate in the index. */
export const filtersOf = (wanted: Wanted): readonly Expression[] => {
  const { isRemote = false, place, radius } = wanted
  return [
    ...choicesIn(wanted),
    ...(isRemote ? [term('traits', traitOf(['workplace', 'remote']))] : []),
    ...(place ? [oneOf(traitsWithin(place, radius))] : []),
    ...singleFilters
      .map((name) => traitsOfFilter(wanted, name))
      .filter(({ length }) => length > 0)
      .map(oneOf),
  ]
}

/**
 * Conditions for jobs near a city, or remote from its country. Regions and countries are matched by traits.
 */
function isNear({ place, radius }: Wanted): readonly Condition[] {
  if (place?.kind !== 'city') return []
  const most = chordOf(radius)
  return [
    sql`((search_postings.workplace = 'remote'
        and (search_postings.regions = '' or search_postings.regions like ${`%,${place.country},%`}))
      or exists (select 1 from search_places where search_places.number = search_postings.number
        and ${squareTo(place)} <= ${Math.floor(most * most)}))`,
  ]
}

/** Query of the matches in the full-text index. */
function fittingWords(db: Database, wanted: Wanted, tier: Tier) {
  const { now, posted, query } = wanted
  const conditions = [
    ...matchesOf(db, jobIndex, query, expressionOf(db, query, filtersOf(wanted), tier)),
    ...(posted === undefined ? [] : [sql<SqlBool>`${numberOfJob(db)} >= ${numberAt(now - posted * DAY)}`]),
  ]
  return db.selectFrom('search_words').where(allOf(conditions))
}

/** Conditions that the full-text index cannot express. */
const isBesides = (wanted: Wanted): readonly Condition[] => [
  ...isNear(wanted),
  ...(wanted.pay === undefined ? [] : [sql<SqlBool>`search_postings.yearly_pay >= ${wanted.pay}`]),
]

/**
 * Query of matching postings, without selected columns. It starts with the full-text index and checks the
 * remaining conditions for each row, so that the newest matches are found without reading all.
 *
 * @param tier part of the matches to return
 */
export function fitting(db: Database, wanted: Wanted, tier: Tier = whole) {
  // "cross" forces SQLite to start with the words, whatever its planner estimates.
  return fittingWords(db, wanted, tier).crossJoin('search_postings').where(isTheirs(db, wanted))
}

/** Query of the matches among given postings. */
export const fittingOf = (
  db: Database,
  wanted: Wanted,
  some: AliasedExpression<Selectable<SearchPostingsTable>, 'search_postings'>,
) => fittingWords(db, wanted, whole).crossJoin(some).where(isTheirs(db, wanted))

/** Condition that joins a posting to its index row, and checks everything outside the index. */
const isTheirs = (db: Database, wanted: Wanted): Condition =>
  allOf([sql<SqlBool>`search_postings.number = ${numberOfJob(db)}`, ...isBesides(wanted)])

/** Query of the numbers of matching postings. It skips the join if the full-text index is sufficient. */
export const fittingToCount = (db: Database, wanted: Wanted) =>
  (isBesides(wanted).length > 0 ? fitting(db, wanted) : fittingWords(db, wanted, whole)).select(
    numberOfJob(db).as('number'),
  )

/** Tier of the matches whose yearly pay is within the bands. */
export const paidWithin = (bands: Bands): Tier => {
  if (bands === allBands) return whole
  const paid = any(...bandsFrom(bands).map((trait) => term('traits', trait)))
  return { name: 'paid', of: (asked) => (asked === everything ? paid : all(asked, paid)) }
}
