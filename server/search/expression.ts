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

/** These terms, one after the other. */
export const term = (where: Where, ...terms: readonly string[]): Expression => ({
  kind: 'term',
  where,
  terms,
})
export const all = (...of: readonly Expression[]): Expression => ({ kind: 'all', of })
export const any = (...of: readonly Expression[]): Expression => ({ kind: 'any', of })
export const but = (of: Expression, not: Expression): Expression => ({ kind: 'but', of, not })

/** In the language of FTS5. */
function inWords(asked: Expression): string {
  if (asked.kind === 'term') return `${asked.where} : "${asked.terms.join(' ')}"`
  if (asked.kind === 'but') return `(${inWords(asked.of)} NOT ${inWords(asked.not)})`
  return `(${asked.of.map(inWords).join(asked.kind === 'all' ? ' AND ' : ' OR ')})`
}

export const WEIGHTS = { texts: 'A', traits: 'B' } as const satisfies Readonly<Record<Where, string>>

/**
 * A term for PostgreSQL. Its index knows no weights, so that each row is read for one: it is left out where the name of the
 * term tells the column. Traits have a sign that no word of a text has, but one.
 */
const lexemeOf = (where: Where, name: string) =>
  name === OPEN && where === 'texts' ? `'${name}':${WEIGHTS.texts}` : `'${name}'`

/** Expression for PostgreSQL, which matches phrases as unordered terms. */
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

/** Condition that the terms follow each other in a text. A PostgreSQL vector does not keep it. */
export const appearInOrder = ({ words }: SearchIndex, terms: readonly string[]): RawBuilder<SqlBool> =>
  sql`strpos(${sql.ref(`${words}.terms`)}, ${` ${terms.join(' ')} `}) > 0`
