import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { SearchIndex } from './searchIndexes.ts'
import { OPEN } from './traits.ts'

/** Column of the full-text index: texts, or traits. */
export type Where = 'texts' | 'traits'

/** Query of the full-text index. */
export type Expression =
  | { readonly kind: 'term'; readonly where: Where; readonly terms: readonly string[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Expression[] }
  | { readonly kind: 'but'; readonly of: Expression; readonly not: Expression }

/** Matches consecutive terms. */
export const term = (where: Where, ...terms: readonly string[]): Expression => ({
  kind: 'term',
  where,
  terms,
})
export const all = (...of: readonly Expression[]): Expression => ({ kind: 'all', of })
export const any = (...of: readonly Expression[]): Expression => ({ kind: 'any', of })
export const but = (of: Expression, not: Expression): Expression => ({ kind: 'but', of, not })

/** Expression in FTS5 syntax. */
function inWords(asked: Expression): string {
  if (asked.kind === 'term') return `${asked.where} : "${asked.terms.join(' ')}"`
  if (asked.kind === 'but') return `(${inWords(asked.of)} NOT ${inWords(asked.not)})`
  return `(${asked.of.map(inWords).join(asked.kind === 'all' ? ' AND ' : ' OR ')})`
}

export const WEIGHTS = { texts: 'A', traits: 'B' } as const satisfies Readonly<Record<Where, string>>

/**
 * Term in PostgreSQL syntax. A weight label selects the column, but requires a recheck of every row, because
 * the index does not store weights. Names of traits contain a character that no word contains, so only `OPEN`
 * needs the label.
 */
const lexemeOf = (where: Where, name: string) =>
  name === OPEN && where === 'texts' ? `'${name}':${WEIGHTS.texts}` : `'${name}'`

/** Expression in PostgreSQL syntax, where the terms of a phrase are unordered. */
function inVector(asked: Expression): string {
  if (asked.kind === 'term') {
    return `(${asked.terms.map((each) => lexemeOf(asked.where, each)).join(' & ')})`
  }
  if (asked.kind === 'but') return `(${inVector(asked.of)} & !${inVector(asked.not)})`
  return `(${asked.of.map(inVector).join(asked.kind === 'all' ? ' & ' : ' | ')})`
}

/** Condition that a row of the index matches the expression. */
export const has = (db: Database, { words }: SearchIndex, asked: Expression): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(`${words}.vector`)} @@ cast(${inVector(asked)} as tsquery)`
    : sql`${sql.table(words)} match ${inWords(asked)}`

/** Condition that terms are consecutive in a text. A PostgreSQL vector does not store their order. */
export const appearInOrder = ({ words }: SearchIndex, terms: readonly string[]): RawBuilder<SqlBool> =>
  sql`strpos(${sql.ref(`${words}.terms`)}, ${` ${terms.join(' ')} `}) > 0`
