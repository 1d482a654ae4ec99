import { sql, type SqlBool } from 'kysely'
import { radii } from '../../contract/search/choices.ts'
import type { PersonCriteria } from '../../contract/talent/search.ts'
import { term } from '../search/expression.ts'
import { chordOf } from '../search/globe.ts'
import type { Query } from '../search/query.ts'
import { numberOfWords, peopleIndex } from '../search/searchIndexes.ts'
import { traitOf, type Area } from '../search/traits.ts'
import {
  allOf,
  choicesIn,
  expressionOf,
  matchesOf,
  oneOf,
  squareTo,
  whole,
  type Condition,
  type Tier,
} from '../search/wordMatching.ts'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { numberOnDay } from './indexing.ts'
import { facetBit } from './profileFacets.ts'
import { noticeTrait, traitsAround, traitsNaming } from './profileTraits.ts'
import { isVisibleTo } from './visibleTo.ts'

const DAY_MS = 86_400_000

type Chosen = Pick<
  PersonCriteria,
  'workplace' | 'type' | 'level' | 'skill' | 'language' | 'notice' | 'updated' | 'radius'
>

/** Parsed search for people, with its place resolved. */
export interface WantedPeople extends Chosen {
  /** Company of the searching member. */
  readonly companyId: string
  readonly query: Query
  readonly place: Area | null
  /** True if the typed place means remote work. */
  readonly isRemote: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

export const numberOfPerson = (db: Database) => numberOfWords(db, peopleIndex)

/** Column of a matching person. PostgreSQL has a copy beside the words, so that no search joins the profiles. */
const columnOf = <Value>(db: Database, name: 'account_id' | 'facets') =>
  sql.ref<Value>(`${isPostgres(db) ? 'profile_words' : 'search_profiles'}.${name}`)

export const accountOfPerson = (db: Database) => columnOf<string>(db, 'account_id')
export const facetsOfPerson = (db: Database) => columnOf<number>(db, 'facets')

/** Lower bound of the index numbers of people active within a number of days. */
export const numberWithin = (days: number, now: number) => numberOnDay(now - days * DAY_MS)

const REMOTE = traitOf(['workplace', 'remote'])

/** True if remote workers match at any place, because on-site work is not required. */
const mayBeRemote = ({ workplace }: WantedPeople) =>
  workplace.length === 0 || workplace.some((each) => each === 'remote')

const mayBeOnSite = ({ workplace }: WantedPeople) =>
  workplace.length === 0 || workplace.some((each) => each === 'onSite')

function filtersOf(wanted: WantedPeople) {
  const { isRemote, language, notice, place, radius, skill } = wanted
  const named = [
    ...skill.flatMap((name) => traitsNaming('skill', name)),
    ...language.flatMap((name) => traitsNaming('language', name)),
  ]
  return [
    ...choicesIn(wanted),
    ...named.map((trait) => term('traits', trait)),
    ...(notice === undefined ? [] : [term('traits', noticeTrait(notice))]),
    ...(isRemote ? [term('traits', REMOTE)] : []),
    ...(place && mayBeOnSite(wanted)
      ? [oneOf([...(mayBeRemote(wanted) ? [REMOTE] : []), ...traitsAround(place, radius)])]
      : []),
  ]
}

/**
 * Condition that a person wants to work on site at a place: the circles around both places meet. Not
 * written with `exists`, because PostgreSQL would then hash the places of all profiles.
 */
export function isAround(db: Database, place: Area, radius: number): Condition {
  const within =
    place.kind === 'city'
      ? sql<SqlBool>`${squareTo(place)} <= case profile_places.radius ${sql.join(
          radii.map((own) => {
            const most = chordOf(radius + own)
            return sql`when ${own} then cast(${Math.floor(most * most)} as bigint)`
          }),
          sql` `,
        )} end`
      : allOf([
          sql<SqlBool>`profile_places.country = ${place.country}`,
          ...(place.kind === 'region' ? [sql<SqlBool>`profile_places.region = ${place.code}`] : []),
        ])
  return sql`(select 1 from profile_places
    where profile_places.number = ${numberOfPerson(db)} and ${within} limit 1) is not null`
}

/**
 * Conditions for a search around a city, because cells include false positives. Regions and countries are
 * matched by traits.
 */
function isNear(db: Database, wanted: WantedPeople): readonly Condition[] {
  const { place, radius } = wanted
  if (place?.kind !== 'city' || !mayBeOnSite(wanted)) return []
  const around = isAround(db, place, radius)
  const remote = sql<SqlBool>`${facetsOfPerson(db)} & ${facetBit('workplace', 'remote')} <> 0`
  return [mayBeRemote(wanted) ? sql`(${remote} or ${around})` : around]
}

/**
 * Query of matching people whom the company may see, without selected columns.
 *
 * @param tier part of the matches to return
 */
export function fittingPeople(db: Database, wanted: WantedPeople, tier: Tier = whole) {
  const { companyId, now, query, updated } = wanted
  const number = numberOfPerson(db)
  const matches = [
    ...matchesOf(db, peopleIndex, query, expressionOf(db, query, filtersOf(wanted), tier)),
    ...(updated === undefined ? [] : [sql<SqlBool>`${number} >= ${numberWithin(updated, now)}`]),
  ]
  // "cross" forces SQLite to start with the words, whatever its planner estimates.
  return db
    .selectFrom('profile_words')
    .where(allOf(matches))
    .$if(!isPostgres(db), (words) =>
      words.crossJoin('search_profiles').where(sql<SqlBool>`search_profiles.number = ${number}`),
    )
    .where(allOf([...isNear(db, wanted), isVisibleTo(db, companyId, accountOfPerson(db))]))
}
