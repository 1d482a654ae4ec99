import { sql, type SqlBool } from 'kysely'
import { cursorTo, keyIn, type Order } from '../store/list.ts'
import type { Database } from '../store/schema.ts'
import type { FoundPage, Page } from './bestPaid.ts'
import { all, but, term } from './expression.ts'
import { jobsInList } from './jobs.ts'
import { fitting, numberOfJob, type Wanted } from './matching.ts'
import { traitOf, type Area } from './traits.ts'
import { squareTo, type Tier } from './wordMatching.ts'

/** Squared distance assigned to remote jobs, greater than any on the globe. */
const BEYOND = Number.MAX_SAFE_INTEGER

const byDistance: Order = [
  { column: 'square', kind: 'number' },
  { column: 'number', kind: 'number', falls: true },
]

const remote = term('traits', traitOf(['workplace', 'remote']))
const withPlace: Tier = { name: 'place', of: (asked) => but(asked, remote) }
const fromAfar: Tier = { name: 'remote', of: (asked) => all(asked, remote) }

interface Found {
  readonly posting_id: string
  readonly square: number
  readonly number: number
}

/** Position of the last job of the previous page. */
type Position = Pick<Found, 'square' | 'number'>

interface Nearest {
  readonly wanted: Wanted & { readonly place: Area }
  readonly after: Position | undefined
  readonly most: number
}

/**
 * Finds jobs by distance from a city, measured to the nearest of their places, followed by remote jobs.
 * Newest first for equal distances.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export async function findNearest(
  db: Database,
  wanted: Nearest['wanted'],
  { after, limit }: Page,
): Promise<FoundPage> {
  const last = after === undefined ? undefined : positionIn(keyIn(after, byDistance))
  const most = limit + 1
  const near = last?.square === BEYOND ? [] : await nearest(db, { wanted, after: last, most })
  const rest = most - near.length
  const found =
    rest === 0 ? near : [...near, ...(await newestRemote(db, { wanted, after: last, most: rest }))]
  const shown = found.slice(0, limit)
  const end = shown.at(-1)
  return {
    jobs: await jobsInList(
      db,
      shown.map(({ posting_id }) => posting_id),
    ),
    next: found.length > limit && end ? cursorTo([end.square, end.number]) : null,
  }
}

const positionIn = ([square, number]: readonly unknown[]): Position => ({
  square: Number(square),
  number: Number(number),
})

/** Nearest jobs among those with a place. */
function nearest(db: Database, { after, most, wanted }: Nearest): Promise<readonly Found[]> {
  const square = sql<number>`(select min(${squareTo(wanted.place)}) from search_places
    where search_places.number = search_postings.number)`
  const near = fitting(db, wanted, withPlace).select([
    'search_postings.number',
    'search_postings.posting_id',
    square.as('square'),
  ])
  const rows = db.selectFrom(near.as('near')).selectAll()
  return (after ? rows.where(isBehind(after)) : rows)
    .orderBy('square')
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
}

// Cast, because PostgreSQL would infer the smaller type of the column.
const isBehind = ({ number, square }: Position) => {
  const far = sql`cast(${square} as bigint)`
  return sql<SqlBool>`(near.square > ${far} or (near.square = ${far} and near.number < ${number}))`
}

/** Newest remote jobs. */
async function newestRemote(db: Database, { after, most, wanted }: Nearest): Promise<readonly Found[]> {
  const number = numberOfJob(db)
  const below = after?.square === BEYOND ? after.number : undefined
  const rows = await fitting(db, wanted, fromAfar)
    .$if(below !== undefined, (found) => found.where(sql<SqlBool>`${number} < ${below}`))
    .select(['search_postings.number', 'search_postings.posting_id'])
    .orderBy(number, 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, square: BEYOND }))
}
