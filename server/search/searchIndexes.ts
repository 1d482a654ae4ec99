import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from '../store/locks.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Tables of a full-text index. They have the same columns, as far as the search itself needs them. */
export interface SearchIndex {
  /** Row of each thing that can be found, by its number, which is its place in the order. */
  readonly rows: keyof Schema & ('search_postings' | 'search_profiles')
  /** Terms of each. */
  readonly words: keyof Schema & ('search_words' | 'profile_words')
  readonly places: keyof Schema & ('search_places' | 'profile_places')
  /** Row of `search_version`. */
  readonly versionId: number
}

export const jobIndex = {
  rows: 'search_postings',
  words: 'search_words',
  places: 'search_places',
  versionId: 1,
} as const satisfies SearchIndex

export const peopleIndex = {
  rows: 'search_profiles',
  words: 'profile_words',
  places: 'profile_places',
  versionId: 2,
} as const satisfies SearchIndex

/** Row number in the word index, which is also the place in the order. */
export const numberOfWords = (db: Database, { words }: SearchIndex): RawBuilder<number> =>
  sql.ref(isPostgres(db) ? `${words}.number` : `${words}.rowid`)
