/** A query that a thread is asked to run. */
export interface Asked {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** What the thread says to it. */
export type Said =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly failure: Failure }

/** An error of SQLite as it comes from one thread to another, which would lose the codes. */
export interface Failure {
  readonly message: string
  readonly code: unknown
  readonly errcode: unknown
}
