import type { Role } from '../../../contract/roles.ts'

export type MailKind = 'verifyAddress' | 'resetPassword' | 'passwordChanged'

/** Mails to send. A row is deleted when its mail has been delivered, and its code with it. */
export interface OutboxTable {
  id: string
  kind: MailKind
  role: Role
  recipient: string
  created_at: number
  attempts: number
  next_attempt_at: number
  /** The mail as JSON, once it has been written. */
  content: string | null
  written_at: number | null
}
