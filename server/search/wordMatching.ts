import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Place } from '../../contract/search/job.ts'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { all, any, but, has, appearInOrder, term, type Expression } from './expression.ts'
import { pointOf } from './globe.ts'
import type { Part, Query, Sequence } from './query.ts'
import type { SearchIndex } from './searchIndexes.ts'
import { atHead, inTitle, kinds, OPEN, traitOf, type Choice } from './traits.ts'
import type { ChoiceName } from '../../contract/search/choices.ts'

export type Condition = RawBuilder<SqlBool>

/** Conjunction of conditions. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`

const inTexts = ({ ways }: Part): Expression => any(...ways.map((terms) => term('texts', ...terms)))

/** Expression that matches every entry. */
export const everything = term('traits', OPEN)

/** Expression that matches at least one of the traits. */
export const oneOf = (traits: readonly string[]): Expression =>
  any(...traits.map((trait) => term('traits', trait)))

/** Expressions of the selected choices: for each kind with a selection, one of its values. */
export function choicesIn(chosen: Readonly<Record<ChoiceName, readonly string[]>>): readonly Expression[] {
  const byKind = kinds.map((name) => chosen[name].map((value): Choice => [name, value]))
  const together = byKind.flatMap(([one, ...others]) => (one && others.length === 0 ? [one] : []))
  return [
    ...(together.length > 0 ? [term('traits', traitOf(...together))] : []),
    ...byKind
      .filter(({ length }) => length > 1)
      .map((several) => oneOf(several.map((choice) => traitOf(choice)))),
  ]
}

/**
 * Expression of words and filters, without excluded words as far as the database can evaluate that;
 * `everything` without either.
 *
 * @param tier part of the matches
 */
export function expressionOf(
  db: Database,
  query: Query,
  filters: readonly Expression[],
  tier: Tier,
): Expression {
  const unwanted = query.unwanted.filter((part) => !isPhraseToCheck(db, part))
  // Repeated words make the planner of PostgreSQL expect far fewer matches.
  const wanted = tier.includesWords && isPostgres(db) ? [] : query.wanted
  return wholeExpressionOf({ unwanted, wanted }, filters, tier)
}

/** Expression including all excluded words, for an index that stores the order of terms. */
export function wholeExpressionOf(
  { unwanted, wanted }: Pick<Query, 'unwanted' | 'wanted'>,
  filters: readonly Expression[],
  tier = whole,
): Expression {
  const parts = [...wanted.map(inTexts), ...filters]
  const asked = tier.of(parts.length === 0 ? everything : all(...parts))
  return unwanted.length === 0 ? asked : but(asked, any(...unwanted.map(inTexts)))
}

/** Conditions that a row of the index matches the expression, and contains the phrases of the query. */
export const matchesOf = (
  db: Database,
  index: SearchIndex,
  query: Query,
  asked: Expression,
): readonly Condition[] => [has(db, index, asked), ...phrases(db, index, query)]

const isPhraseToCheck = (db: Database, { ways }: Part) =>
  isPostgres(db) && ways.some(({ length }) => length > 1)

function phrases(db: Database, index: SearchIndex, { unwanted, wanted }: Query): readonly Condition[] {
  const checked = (parts: readonly Part[]) =>
    parts
      .filter((part) => isPhraseToCheck(db, part))
      .map(
        ({ ways }) =>
          sql<SqlBool>`(${sql.join(
            ways.map((terms) => appearInOrder(index, terms)),
            sql` or `,
          )})`,
      )
  return [...checked(wanted), ...checked(unwanted).map((is) => sql<SqlBool>`not ${is}`)]
}

const squared = (column: string, middle: number) =>
  sql`(${sql.ref(column)} - ${middle}) * (${sql.ref(column)} - ${middle})`

/** Square of the chord from a place to the place of a row, in square meters. */
export function squareTo(place: Pick<Place, 'lat' | 'lon'>): RawBuilder<number> {
  const { x, y, z } = pointOf(place)
  return sql`${squared('x', x)} + ${squared('y', y)} + ${squared('z', z)}`
}

/** Subset of the matches. */
export interface Tier {
  readonly name: string
  /** Restricts an expression to the subset. */
  readonly of: (asked: Expression) => Expression
  /** True if all entries of the subset contain the wanted words, in any order. */
  readonly includesWords?: boolean
}

/** Tier with all matches. */
export const whole: Tier = { name: 'whole', of: (asked) => asked }

const inTraits = (terms: Sequence, where: (word: string) => string): Expression =>
  all(...terms.map((word) => term('traits', where(word))))

const and = (words: Expression, asked: Expression) => (asked === everything ? words : all(words, asked))

/** Relevance tiers of a search, best first: in the title, in the leading texts, anywhere. */
export function tiersOf({ wanted }: Query): readonly [Tier, ...Tier[]] {
  if (wanted.length === 0) return [whole]
  // The tiers match the words of a phrase separately, so they need not be adjacent in the title.
  const within = (where: (word: string) => string) =>
    all(...wanted.map(({ ways }) => any(...ways.map((terms) => inTraits(terms, where)))))
  const [title, head] = [within(inTitle), within(atHead)]
  return [
    { name: 'title', of: (asked) => and(title, asked), includesWords: true },
    { name: 'head', of: (asked) => but(and(head, asked), title), includesWords: true },
    { name: 'text', of: (asked) => but(asked, head) },
  ]
}
