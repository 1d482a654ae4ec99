import type { MailChoice, MailKind } from '../../../contract/notices/kinds.ts'

/** Choice of an account for a kind of email. Without a row, the default applies. */
export interface MailSettingsTable {
  account_id: string
  kind: MailKind
  choice: MailChoice
  changed_at: number
  /** JSON list of earlier choices, latest last, each with the time it ended. */
  earlier: string | null
}
