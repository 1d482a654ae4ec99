import type { Database } from '../../server/store/schema.ts'
import type { Store } from '../../server/store/open.ts'

/** Criteria as a client sends them. */
export interface SentCriteria {
  readonly q?: string
  readonly [name: string]: string | number | readonly string[] | undefined
}

/** Database as calls get it. */
export interface Reading {
  readonly db: Database
  /** In milliseconds since 1970. */
  readonly now: number
  readonly runReaderTask: Store['runReaderTask']
}

/** A search whose response time is measured. */
export interface MeasuredSearch {
  /** Place of its figures in docs/performance.md. */
  readonly section: string
  /** Searches, by what they are called there. */
  readonly searches: Readonly<Record<string, SentCriteria>>
  /** Makes what is searched for, unless a database holds it already. */
  readonly fill: (db: Database) => Promise<void>
  /** After the database is filled. Returns what is searched among, and the cost of one more, in words. */
  readonly prepare: (db: Database) => Promise<string>
  /** Finds in this process. Returns how many. */
  readonly find: (db: Database, criteria: SentCriteria, now: number) => Promise<Total>
  /** What the call does. */
  readonly call: (reading: Reading, criteria: SentCriteria) => Promise<unknown>
  /**
   * HTTP request of a search.
   *
   * @param turn number of the request, so that they are of several accounts where an account is needed
   */
  readonly requestOf: (origin: string, criteria: SentCriteria, turn: number) => string
}

interface Total {
  readonly count: number
  readonly isCapped: boolean
}
