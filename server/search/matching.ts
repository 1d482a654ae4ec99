import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Criteria } from '../../contract/search/criteria.ts'
import type { Place } from '../../contract/search/job.ts'
import { isShared } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { chordOf, pointOf } from './globe.ts'
import { numberAt } from './indexing.ts'
import type { Part, Query } from './query.ts'

const DAY = 86_400_000

type Condition = RawBuilder<SqlBool>

/** What is searched for, with what was typed read, and the place known. */
export interface Wanted extends Pick<Criteria, 'radius' | 'workplace' | 'type' | 'level' | 'pay' | 'posted'> {
  readonly query: Query
  readonly place: Pick<Place, 'country' | 'lat' | 'lon'> | null
  /** In milliseconds since 1970. */
  readonly now: number
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** Where terms must stand: anywhere, in the title, or in what is at the head of a posting. */
type Where = 'anywhere' | 'title' | 'head'

const COLUMNS = { anywhere: '', title: '{title} : ', head: '{title head} : ' } as const
const WEIGHTS = { anywhere: '', title: ':A', head: ':AB' } as const

/** What has all of these, each as a phrase. */
export const having = (db: Database, parts: readonly Part[], where: Where = 'anywhere'): Condition =>
  isShared(db) ? inVector(parts, where) : inWords(parts, where)

function inWords(parts: readonly Part[], where: Where): Condition {
  const wanted = parts.map(({ terms }) => `"${terms.join(' ')}"`).join(' AND ')
  return sql`number in (select rowid from search_words where search_words match ${`${COLUMNS[where]}(${wanted})`})`
}

function inVector(parts: readonly Part[], where: Where): Condition {
  const wanted = parts.flatMap(({ terms }) => terms).map((term) => `'${term}'${WEIGHTS[where]}`)
  const phrases = parts
    .filter(({ terms }) => terms.length > 1)
    .map(({ terms }) => sql<SqlBool>`strpos(terms, ${` ${terms.join(' ')} `}) > 0`)
  const conditions = [sql<SqlBool>`vector @@ cast(${wanted.join(' & ')} as tsquery)`, ...phrases]
  return sql`number in (select number from search_words where ${all(conditions)})`
}

/** What fits the text. */
function fitsText(db: Database, { unwanted, wanted }: Query): readonly Condition[] {
  return [
    ...(wanted.length > 0 ? [having(db, wanted)] : []),
    ...unwanted.map((part) => sql<SqlBool>`not ${having(db, [part])}`),
  ]
}

const squared = (column: string, middle: number) =>
  sql`(${sql.ref(column)} - ${middle}) * (${sql.ref(column)} - ${middle})`

/** What is near a place, or can be done from there. */
function fitsPlace({ place, radius }: Wanted): readonly Condition[] {
  if (place === null) return []
  const { x, y, z } = pointOf(place)
  const most = chordOf(radius)
  const [near, square] = [Math.ceil(most), Math.floor(most * most)]
  const between = (column: string, middle: number) =>
    sql`${sql.ref(column)} between ${middle - near} and ${middle + near}`
  return [
    sql`((workplace = 'remote' and (regions = '' or regions like ${`%,${place.country},%`}))
      or number in (select number from search_places
        where ${between('z', z)} and ${between('x', x)} and ${between('y', y)}
        and ${squared('x', x)} + ${squared('y', y)} + ${squared('z', z)} <= ${square}))`,
  ]
}

const columns = { workplace: 'workplace', type: 'type', level: 'level' } as const

/** What fits all but the choices of which several can be taken. */
export function fits(db: Database, wanted: Wanted): Condition {
  const { now, pay, posted, query } = wanted
  return all([
    ...fitsText(db, query),
    ...fitsPlace(wanted),
    ...(pay === undefined ? [] : [sql<SqlBool>`yearly_pay >= ${pay}`]),
    ...(posted === undefined ? [] : [sql<SqlBool>`number >= ${numberAt(now - posted * DAY)}`]),
  ])
}

/** What is among the choices; where nothing is chosen, everything is. */
export const isChosen = (wanted: Wanted): Condition =>
  all(
    (['workplace', 'type', 'level'] as const)
      .filter((name) => wanted[name].length > 0)
      .map((name) => sql<SqlBool>`${sql.ref(columns[name])} in (${sql.join(wanted[name])})`),
  )

/** How well a posting fits the text: in its title (2), at its head (1), or somewhere (0). */
export function fitOf(db: Database, { wanted }: Query): RawBuilder<number> {
  if (wanted.length === 0) return sql`0`
  // A phrase that stands somewhere counts by its words: it need not stand in the title as it is.
  const words = wanted.flatMap(({ terms, ...part }) => terms.map((term) => ({ ...part, terms: [term] })))
  return sql`case when ${having(db, words, 'title')} then 2 when ${having(db, words, 'head')} then 1 else 0 end`
}
