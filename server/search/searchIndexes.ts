import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from '../store/locks.ts'
import type { Database, Schema } from '../store/schema.ts'

/** Tables of a full-text index. The columns needed for searching are the same in all indexes. */
export interface SearchIndex {
  /** Table with one row per entry. Its number determines the sort order. */
  readonly rows: keyof Schema & ('search_postings' | 'search_profiles')
  /** Table with the terms of each entry. */
  readonly words: keyof Schema & ('search_words' | 'profile_words')
  readonly places: keyof Schema & ('search_places' | 'profile_places')
  /** Id of the row in `search_version`. */
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

/** Row number in the word index, equal to the number of the entry. */
export const numberOfWords = (db: Database, { words }: SearchIndex): RawBuilder<number> =>
  sql.ref(isPostgres(db) ? `${words}.number` : `${words}.rowid`)
