import type { Dialect } from 'kysely'
import type { ChangeListener, StopListening } from './changes.ts'
import type { Database } from './schema.ts'

/**
 * Does work of many queries in a thread that reads, in one turn of the client's.
 *
 * @param module exports a `RunReaderTask` named `run`
 * @param input structured-cloned
 */
export type RunInReader = (module: URL, input: unknown) => Promise<Uint8Array<ArrayBuffer>>

/** Differences between the databases. */
export interface Engine {
  readonly dialect: Dialect
  /** For migrations, where they need other connections. */
  readonly migrationDialect?: Dialect
  /** Connections for what only reads, which clients share fairly. */
  readonly readerDialect: Dialect
  /** Does work of many queries where the database is read; undefined where another process reads it. */
  readonly runReaderTask?: RunInReader
  /** Counters of rate limits, when processes share the database. */
  readonly counters?: Database
  /** Hears what is committed from now on. */
  readonly hear: (hearing: ChangeListener) => Promise<StopListening>
  /** Skew of the database clock against this machine, in milliseconds. */
  readonly clockSkew: number
  /** True if an error says that the database cannot be used for now: a full disk, a lost connection. */
  readonly isOutOfService: (error: unknown) => boolean
  /** Turns an error at start into a `StartupError` where the person who started the server can mend it. */
  readonly explain: (error: unknown) => unknown
  readonly release: () => void | Promise<void>
}
