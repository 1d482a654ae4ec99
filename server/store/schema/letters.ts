import type { GeneratedAlways } from 'kysely'

/** A cover letter of a candidate. */
export interface LettersTable {
  id: string
  account_id: string
  /** The job that it is for; null: any. */
  posting_id: string | null
  /** The resume that it looks like; null: the one that was changed last. */
  resume_id: string | null
  title: string
  /** What it says, in our subset of Markdown, with fields such as `{{company}}`. */
  body: string
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  updated_at: number
  /** When it was put into the bin; null while it is not. */
  trashed_at: number | null
  /** How many bytes it takes: derived by the database, for the quota of the account. */
  bytes: GeneratedAlways<number>
}
