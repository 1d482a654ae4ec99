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
  /** True if only remote work is meant, whatever is chosen. */
  readonly isRemote?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Criteria without the chosen facets. */
export const withoutChoices = (wanted: Wanted): Wanted => ({ ...wanted, workplace: [], type: [], level: [] })

/** Number of a job in the index. */
export const numberOfJob = (db: Database) => numberOfWords(db, jobIndex)

/** Traits of a filter of one value, one of which each match has; none where nothing is chosen. */
function traitsOfFilter(wanted: Wanted, name: (typeof singleFilters)[number]): readonly string[] {
  if (name === 'country' || name === 'region') return wanted[name] ? traitsInside(wanted[name]) : []
  const value = wanted[name]
  return value === undefined ? [] : [filterTrait(name, value)]
}

/** Full-text expressions of the filters. The index knows distances only roughly. */
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

/** Conditions for jobs near a city, or remote from there. Regions and countries are matched by traits. */
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

/** Matches of the full-text index. */
function fittingWords(db: Database, wanted: Wanted, tier: Tier) {
  const { now, posted, query } = wanted
  const conditions = [
    ...matchesOf(db, jobIndex, query, tier.of(expressionOf(db, query, filtersOf(wanted)))),
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
 * The postings that fit, nothing of them selected yet. They are looked for by their words, and what the words do not
 * tell is asked of each: so the newest are found without looking at all.
 *
 * @param tier what of all that fits is meant
 */
export function fitting(db: Database, wanted: Wanted, tier: Tier = whole) {
  // With "cross", SQLite begins with the words, whatever it reckons.
  return fittingWords(db, wanted, tier).crossJoin('search_postings').where(isTheirs(db, wanted))
}

/** Matches among given postings. */
export const fittingOf = (
  db: Database,
  wanted: Wanted,
  some: AliasedExpression<Selectable<SearchPostingsTable>, 'search_postings'>,
) => fittingWords(db, wanted, whole).crossJoin(some).where(isTheirs(db, wanted))

/** Condition that a posting matches in the index and outside it. */
const isTheirs = (db: Database, wanted: Wanted): Condition =>
  allOf([sql<SqlBool>`search_postings.number = ${numberOfJob(db)}`, ...isBesides(wanted)])

/** The same where only their number is asked for: where their words tell it all, nothing else is looked at. */
export const fittingToCount = (db: Database, wanted: Wanted) =>
  (isBesides(wanted).length > 0 ? fitting(db, wanted) : fittingWords(db, wanted, whole)).select(
    numberOfJob(db).as('number'),
  )

/** Matches whose yearly pay lies in the bands. */
export const paidWithin = (bands: Bands): Tier => {
  if (bands === allBands) return whole
  const paid = any(...bandsFrom(bands).map((trait) => term('traits', trait)))
  return { name: 'paid', of: (asked) => (asked === everything ? paid : all(asked, paid)) }
}
