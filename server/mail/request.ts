import type { Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { jobKindOf, priorities, securityNotices, type AccountMailKind } from './kinds.ts'

interface MailRequest {
  readonly kind: AccountMailKind
  readonly role: Role
  /** Canonical address. Its account is looked up when the email is rendered. */
  readonly recipient: string
  readonly now: number
}

/**
 * Queues an email in the causing transaction. A pending email with a link is replaced; security notices are
 * all sent.
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
