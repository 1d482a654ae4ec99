import type { PostingContent } from '../../../contract/postings/posting.ts'

/** Index row of a public posting, updated in the transaction of each change. */
export interface SearchPostingsTable {
  /**
   * Sort key by time of publishing: a thousand times the time in milliseconds, plus a distinguishing number.
   */
  number: number
  posting_id: string
  company_id: string
  workplace: NonNullable<PostingContent['workplace']>
  type: NonNullable<PostingContent['employmentType']>
  level: NonNullable<PostingContent['level']> | null
  /** Upper end of the pay per year, in whole units of its currency; -1 without pay. */
  yearly_pay: number
  /** Countries from which remote work is possible, each surrounded by commas; empty for no restriction. */
  regions: string
  /** Traits for facet counts, separated by spaces (`countedTraitsOf`). */
  facets: string
}

/**
 * Terms of the index entries. On SQLite, this is a full-text table with other columns; `number` and `terms`
 * exist on PostgreSQL only. There, rows of people also have the `account_id` and `facets` of their profile.
 */
export interface SearchWordsTable {
  number: number
  terms: string
}

/**
 * Places of public postings, as points on a globe in meters from its center, so that both databases compute
 * the same distances.
 */
export interface SearchPlacesTable {
  number: number
  x: number
  y: number
  z: number
}

/** Words of titles, companies and requirements for spelling suggestions. Words are never removed. */
export interface SearchDictionaryTable {
  word: string
  length: number
}

/** Analyzer version that built an index. */
export interface SearchVersionTable {
  id: number
  version: number
}

/** Saved job of a candidate. */
export interface SavedJobsTable {
  account_id: string
  posting_id: string
  saved_at: number
}
