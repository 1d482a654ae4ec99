import type { MailChoice, MailKind } from '../../../contract/notices/kinds.ts'

/** What somebody has chosen for a kind of mail; without a row its standard holds. */
export interface MailSettingsTable {
  account_id: string
  kind: MailKind
  choice: MailChoice
  changed_at: number
  /** JSON: what held before, the latest last, each with the moment at which it ended. */
  earlier: string | null
}
