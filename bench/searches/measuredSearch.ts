import type { Database } from '../../server/store/schema.ts'
import type { Store } from '../../server/store/open.ts'

/** Search criteria as a client sends them. */
export interface SentCriteria {
  readonly q?: string
  readonly [name: string]: string | number | readonly string[] | undefined
}

/** Dependencies of a search call. */
export interface Reading {
  readonly db: Database
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly runReaderTask: Store['runReaderTask']
}

/** A kind of search whose response time is measured. */
export interface MeasuredSearch {
  /** Name of the section in docs/performance.md. */
  readonly section: string
  /** Criteria by the name of the search in the report. */
  readonly searches: Readonly<Record<string, SentCriteria>>
  /** Generates the searched data, unless the database already contains it. */
  readonly fill: (db: Database) => Promise<void>
  /**
   * Runs after the database is filled. Returns a description of the data and of the cost of one more entry.
   */
  readonly prepare: (db: Database) => Promise<string>
  /** Runs the search in this process. Returns the number of results. */
  readonly find: (db: Database, criteria: SentCriteria, now: number) => Promise<Total>
  /** Runs the search the way its API call does. */
  readonly call: (reading: Reading, criteria: SentCriteria) => Promise<unknown>
  /**
   * Returns the HTTP request of a search.
   *
   * @param turn number of the request; searches that need an account alternate between several of them
   */
  readonly requestOf: (origin: string, criteria: SentCriteria, turn: number) => string
}

interface Total {
  readonly count: number
  readonly isCapped: boolean
}
