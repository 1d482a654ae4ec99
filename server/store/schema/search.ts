import type { PostingContent } from '../../../contract/postings/posting.ts'

/** Index row of a public posting, updated in the transaction of each change. */
export interface SearchPostingsTable {
  /** Its place in the order of publishing: a thousand times the millisecond in which it was published, and a little. */
  number: number
  posting_id: string
  company_id: string
  workplace: NonNullable<PostingContent['workplace']>
  type: NonNullable<PostingContent['employmentType']>
  level: NonNullable<PostingContent['level']> | null
  /** The highest pay brought to a year, in whole units of its currency; -1 without pay. */
  yearly_pay: number
  /** The countries in which somebody may work remotely, each between commas; empty where it does not matter. */
  regions: string
  /** Traits by which further filters count, with spaces between them (`countedTraitsOf`). */
  facets: string
}

/**
 * The terms of what can be found. SQLite keeps an index by words here, which has other columns; `number` and `terms`
 * are PostgreSQL's.
 */
export interface SearchWordsTable {
  number: number
  terms: string
}

/**
 * Places of public postings: points on a globe, in metres from its centre, so that both databases compute
 * alike.
 */
export interface SearchPlacesTable {
  number: number
  x: number
  y: number
  z: number
}

/** The words of titles, companies and requirements, for corrections. One that was used stays. */
export interface SearchDictionaryTable {
  word: string
  length: number
}

/** By which version of the analyser the index was made. */
export interface SearchVersionTable {
  id: number
  version: number
}

/** A job that a candidate has saved. */
export interface SavedJobsTable {
  account_id: string
  posting_id: string
  saved_at: number
}
