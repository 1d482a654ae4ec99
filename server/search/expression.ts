import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isShared } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

/** Where terms stand: in the texts, in the title, in what is at the head of a posting, or among its traits. */
export type Where = 'anywhere' | 'title' | 'head' | 'traits'

/** What the index by words is asked for. */
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

const COLUMNS = {
  anywhere: '{title head body}',
  title: 'title',
  head: '{title head}',
  traits: 'traits',
} as const

/** In the language of FTS5. */
function inWords(asked: Expression): string {
  if (asked.kind === 'term') return `${COLUMNS[asked.where]} : "${asked.terms.join(' ')}"`
  if (asked.kind === 'but') return `(${inWords(asked.of)} NOT ${inWords(asked.not)})`
  return `(${asked.of.map(inWords).join(asked.kind === 'all' ? ' AND ' : ' OR ')})`
}

export const WEIGHTS = { title: 'A', head: 'B', traits: 'C', body: 'D' } as const

const LETTERS = {
  anywhere: `${WEIGHTS.title}${WEIGHTS.head}${WEIGHTS.body}`,
  title: WEIGHTS.title,
  head: `${WEIGHTS.title}${WEIGHTS.head}`,
  traits: WEIGHTS.traits,
} as const

/** In the language of PostgreSQL, for which terms that stand one after the other are all of them, anywhere. */
function inVector(asked: Expression): string {
  if (asked.kind === 'term') {
    return `(${asked.terms.map((each) => `'${each}':${LETTERS[asked.where]}`).join(' & ')})`
  }
  if (asked.kind === 'but') return `(${inVector(asked.of)} & !${inVector(asked.not)})`
  return `(${asked.of.map(inVector).join(asked.kind === 'all' ? ' & ' : ' | ')})`
}

/** Whether the words of a posting are what is asked for. */
export const has = (db: Database, asked: Expression): RawBuilder<SqlBool> =>
  isShared(db)
    ? sql`search_words.vector @@ cast(${inVector(asked)} as tsquery)`
    : sql`search_words match ${inWords(asked)}`

/** By what the words of a posting are known, and in which order it was published. */
export const numberOfWords = (db: Database): RawBuilder<number> =>
  sql.ref(isShared(db) ? 'search_words.number' : 'search_words.rowid')

/** Whether terms stand one after the other in the texts: what only the words themselves tell in PostgreSQL. */
export const stands = (terms: readonly string[]): RawBuilder<SqlBool> =>
  sql`strpos(search_words.terms, ${` ${terms.join(' ')} `}) > 0`
