import type { MailChoice, MailKind } from '../../../contract/notices/kinds.ts'

/** Choice of an account for a kind of mail; without a row the default applies. */
export interface MailSettingsTable {
  account_id: string
  kind: MailKind
  choice: MailChoice
  changed_at: number
  /** JSON: what held before, the latest last, each with the moment at which it ended. */
  earlier: string | null
}
