import type { Dialect } from 'kysely'
import type { ChangeListener, StopListening } from './changes.ts'
import type { Database } from './schema.ts'

/**
 * Runs a task of many queries in a reader thread, which counts as one turn of the client.
 *
 * @param module exports a `RunReaderTask` named `run`
 * @param input structured-cloned
 */
export type RunInReader = (module: URL, input: unknown) => Promise<Uint8Array<ArrayBuffer>>

/** Differences between the database engines. */
export interface Engine {
  readonly dialect: Dialect
  /** Dialect for migrations, if they need separate connections. */
  readonly migrationDialect?: Dialect
  /** Connections for reads, with fair turns per client. */
  readonly readerDialect: Dialect
  /**
   * Runs a task of many queries in a reader thread; undefined for PostgreSQL, whose server does the work in
   * its own process.
   */
  readonly runReaderTask?: RunInReader
  /** Database for shared rate-limit counters; undefined if no other process uses the database. */
  readonly counters?: Database
  /** Listens for commits from here on. */
  readonly hear: (hearing: ChangeListener) => Promise<StopListening>
  /** Skew of the database clock against this machine, in milliseconds. */
  readonly clockSkew: number
  /** True for an error that means the database is temporarily unusable: a full disk, a lost connection. */
  readonly isOutOfService: (error: unknown) => boolean
  /** Converts a startup error to a `StartupError`, if the operator can fix it. */
  readonly explain: (error: unknown) => unknown
  readonly release: () => void | Promise<void>
}
