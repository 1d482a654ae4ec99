import type { RefusalDetails } from '../../refused.ts'

/** Query for a reader thread. */
export interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/**
 * Task of many queries that runs where the database is read, so that only its result is copied between
 * threads.
 */
export interface ReaderTask {
  /** URL of a module that exports a `RunReaderTask` named `run`. */
  readonly module: string
  /** Input of the task, structured-cloned. */
  readonly input: unknown
}

export type ReaderRequest = { readonly id: number } & (Query | ReaderTask)

/** Responses of the reader thread. */
export type ReaderReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: Failure }

/** Serialized error of SQLite, or `Refused`. Structured cloning of errors would lose the codes. */
export interface Failure {
  readonly message: string
  readonly code: unknown
  readonly errcode: unknown
  readonly refusal: RefusalDetails | undefined
}
