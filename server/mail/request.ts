import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import type { MailKind } from '../store/schema/mail.ts'

interface MailRequest {
  readonly kind: MailKind
  readonly role: Role
  /** A canonical address; whether it has an account is looked up when the mail is written. */
  readonly recipient: string
  readonly now: number
}

/**
 * Puts a mail into the outbox, within the transaction that causes it. A mail of the same kind that still waits for
 * the same person is replaced: only the newest code would work.
 */
export async function requestMail(
  transaction: Database,
  { kind, role, recipient, now }: MailRequest,
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('role', '=', role)
    .where('recipient', '=', recipient)
    .execute()
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      role,
      recipient,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      content: null,
      written_at: null,
    })
    .execute()
}
