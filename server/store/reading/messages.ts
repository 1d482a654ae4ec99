import type { RefusalDetails } from '../../refused.ts'

/** A query that a thread is asked to run. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Work of many queries, done where the database is read, so that only its result is copied between threads. */
export interface ReaderTask {
  /** The address of a module that exports a `RunReaderTask` named `run`. */
  readonly module: string
  /** Structured-cloned. */
  readonly input: unknown
}

export type ReaderRequest = { readonly id: number } & (Query | ReaderTask)

/** Messages from the reading thread. */
export type ReaderReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: Failure }

/** An error of SQLite, or a refusal, as it comes from one thread to another, which would lose the codes. */
export interface Failure {
  readonly message: string
  readonly code: unknown
  readonly errcode: unknown
  readonly refusal: RefusalDetails | undefined
}
