import type { Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { jobKindOf, priorities, securityNotices, type AccountMailKind } from './kinds.ts'

interface MailRequest {
  readonly kind: AccountMailKind
  readonly role: Role
  /** A canonical address; whether it has an account is looked up when the mail is written. */
  readonly recipient: string
  readonly now: number
}

/**
 * Queues a mail in the causing transaction. A pending mail with a link is replaced by the newer one; security
 * notices are all sent.
 */
export const requestMail = (
  transaction: Database,
  { kind, role, recipient, now }: MailRequest,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf(kind),
    payload: { role, recipient },
    priority: priorities[kind],
    now,
    ...(!securityNotices.has(kind) && {
      key: `${jobKindOf(kind)} ${role} ${recipient}`,
      ifThere: 'replace',
    }),
  })
