import { sql, type AliasedExpression, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { ChoiceName, Criteria } from '../../contract/search/criteria.ts'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { SearchPostingsTable } from '../store/schema/search.ts'
import { all, any, but, has, numberOfWords, appearInOrder, term, type Expression } from './expression.ts'
import { chordOf, pointOf } from './globe.ts'
import { numberAt } from './indexing.ts'
import type { Part, Query, Sequence } from './query.ts'
import { allBands, bandsFrom, type Bands } from './payBands.ts'
import { atHead, inTitle, kinds, OPEN, traitOf, traitsWithin, type Area, type Choice } from './traits.ts'

export const DAY = 86_400_000

type Condition = RawBuilder<SqlBool>

/** Parsed search, with its place resolved. */
export interface Wanted extends Pick<Criteria, ChoiceName | 'radius' | 'pay' | 'posted'> {
  readonly query: Query
  readonly place: Area | null
  /** True if only remote work is meant, whatever is chosen. */
  readonly isRemote?: boolean
  /** In milliseconds since 1970. */
  readonly now: number
}

/** The same, whatever is chosen. */
export const withoutChoices = (wanted: Wanted): Wanted => ({ ...wanted, workplace: [], type: [], level: [] })

const inTexts = ({ ways }: Part): Expression => any(...ways.map((terms) => term('texts', ...terms)))

/** Matches every public posting. */
const everything = term('traits', OPEN)

/** Expression for the full-text index; everything public where the search has no words. */
function expressionOf(wanted: Wanted): Expression {
  const { isRemote = false, place, query, radius } = wanted
  const chosen = kinds.map((name) => wanted[name].map((value): Choice => [name, value]))
  const together = chosen.flatMap(([one, ...others]) => (one && others.length === 0 ? [one] : []))
  const asked = [
    ...query.wanted.map(inTexts),
    ...(together.length > 0 ? [term('traits', traitOf(...together))] : []),
    ...chosen
      .filter(({ length }) => length > 1)
      .map((several) => any(...several.map((choice) => term('traits', traitOf(choice))))),
    ...(isRemote ? [term('traits', traitOf(['workplace', 'remote']))] : []),
    ...(place ? [any(...traitsWithin(place, radius).map((trait) => term('traits', trait)))] : []),
  ]
  return asked.length === 0 ? everything : all(...asked)
}

/** The same without what is unwanted, as far as the index of this database can tell. */
function expressionIn(db: Database, wanted: Wanted): Expression {
  const unwanted = wanted.query.unwanted.filter((part) => !isPhraseToCheck(db, part))
  const asked = expressionOf(wanted)
  return unwanted.length === 0 ? asked : but(asked, any(...unwanted.map(inTexts)))
}

const isPhraseToCheck = (db: Database, { ways }: Part) =>
  isPostgres(db) && ways.some(({ length }) => length > 1)

function phrases(db: Database, { unwanted, wanted }: Query): readonly Condition[] {
  const checked = (parts: readonly Part[]) =>
    parts
      .filter((part) => isPhraseToCheck(db, part))
      .map(({ ways }) => sql<SqlBool>`(${sql.join(ways.map(appearInOrder), sql` or `)})`)
  return [...checked(wanted), ...checked(unwanted).map((is) => sql<SqlBool>`not ${is}`)]
}

const squared = (column: string, middle: number) =>
  sql`(${sql.ref(column)} - ${middle}) * (${sql.ref(column)} - ${middle})`

/** Conditions for jobs near a city, or remote from there. Regions and countries are matched by traits. */
function isNear({ place, radius }: Wanted): readonly Condition[] {
  if (place?.kind !== 'city') return []
  const { x, y, z } = pointOf(place)
  const most = chordOf(radius)
  return [
    sql`((search_postings.workplace = 'remote'
        and (search_postings.regions = '' or search_postings.regions like ${`%,${place.country},%`}))
      or exists (select 1 from search_places where search_places.number = search_postings.number
        and ${squared('x', x)} + ${squared('y', y)} + ${squared('z', z)} <= ${Math.floor(most * most)}))`,
  ]
}

/** Matches of the full-text index. */
function fittingWords(db: Database, wanted: Wanted, tier: Tier) {
  const { now, posted, query } = wanted
  const conditions = [
    has(db, tier.of(expressionIn(db, wanted))),
    ...phrases(db, query),
    ...(posted === undefined ? [] : [sql<SqlBool>`${numberOfWords(db)} >= ${numberAt(now - posted * DAY)}`]),
  ]
  return db.selectFrom('search_words').where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
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
function isTheirs(db: Database, wanted: Wanted): Condition {
  const conditions = [sql<SqlBool>`search_postings.number = ${numberOfWords(db)}`, ...isBesides(wanted)]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The same where only their number is asked for: where their words tell it all, nothing else is looked at. */
export const fittingToCount = (db: Database, wanted: Wanted) =>
  (isBesides(wanted).length > 0 ? fitting(db, wanted) : fittingWords(db, wanted, whole)).select(
    numberOfWords(db).as('number'),
  )

/** A part of what fits. */
export interface Tier {
  readonly name: string
  /** Makes the part of the whole. */
  readonly of: (asked: Expression) => Expression
}

/** All that fits is one part. */
export const whole: Tier = { name: 'whole', of: (asked) => asked }

const inTraits = (terms: Sequence, where: (word: string) => string): Expression =>
  all(...terms.map((word) => term('traits', where(word))))

/** Relevance tiers of a search, best first: in the title, at the head, anywhere. */
export function tiersOf({ wanted }: Query): readonly Tier[] {
  if (wanted.length === 0) return [whole]
  // A phrase found anywhere ranks by its words, which need not be adjacent in the title.
  const within = (where: (word: string) => string) =>
    all(...wanted.map(({ ways }) => any(...ways.map((terms) => inTraits(terms, where)))))
  const [title, head] = [within(inTitle), within(atHead)]
  return [
    { name: 'title', of: (asked) => all(title, asked) },
    { name: 'head', of: (asked) => but(all(head, asked), title) },
    { name: 'text', of: (asked) => but(asked, head) },
  ]
}

/** Matches whose yearly pay lies in the bands. */
export const paidWithin = (bands: Bands): Tier => {
  if (bands === allBands) return whole
  const paid = any(...bandsFrom(bands).map((trait) => term('traits', trait)))
  return { name: 'paid', of: (asked) => (asked === everything ? paid : all(asked, paid)) }
}
