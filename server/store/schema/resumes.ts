import type { Generated, GeneratedAlways } from 'kysely'

/** What a candidate has written. */
export interface ResumesTable {
  id: string
  account_id: string
  /** What the candidate calls it. */
  title: string
  /** What it says (contract/resumes/document.ts), as JSON. */
  document: string
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  updated_at: number
  /** When it was put into the trash; null while it is not. */
  trashed_at: number | null
  /** Since when nothing of it may change; null while it may. */
  locked_at: number | null
  /** SHA-256 of the secret in the address under which everybody may read it; null while it is private. */
  link_hash: string | null
  /** The secret, sealed so that its owner can be shown it again; null while it is private. */
  link_sealed: string | null
  /** The last day on which that address leads to it, as YYYY-MM-DD; null where it has none. */
  link_expires_on: string | null
  /** How many bytes it takes: derived by the database, for the quota of the account. */
  bytes: GeneratedAlways<number>
}

/** A state that a resume was in, the current one included. */
export interface ResumeVersionsTable {
  resume_id: string
  revision: number
  title: string
  document: string
  saved_at: number
  /** What the candidate calls it; null where it was kept by itself. */
  name: string | null
  /** Whether an application was sent with it. */
  was_sent: Generated<number>
  /** How many bytes it takes: derived by the database, for the quota of the account. */
  bytes: GeneratedAlways<number>
}
