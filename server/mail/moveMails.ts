import * as v from 'valibot'
import { roleSchema, type Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import { jobKindOf } from './kinds.ts'

interface Move {
  readonly role: Role
  /** Canonical addresses. */
  readonly from: string
  readonly to: string
}

const addressed = v.looseObject({ role: roleSchema, recipient: v.string() })

const linkMails: ReadonlySet<string> = new Set(
  (['verifyAddress', 'resetPassword', 'oneTimeCode'] as const).map(jobKindOf),
)

/**
 * Redirects queued emails of an account to its new address, because somebody else may receive the old one.
 * Links that verify the old address are dropped. Emails that contain an account id keep their intended
 * recipient.
 */
export async function moveMails(transaction: Database, { from, role, to }: Move): Promise<void> {
  const queued = await transaction
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload'])
    .where('queue', '=', 'mail')
    .where('payload', 'like', `%${JSON.stringify(from)}%`)
    .execute()
  for (const { id, kind, payload } of queued) {
    const mail = v.safeParse(addressed, JSON.parse(payload))
    if (!mail.success || mail.output.recipient !== from || mail.output.role !== role) continue
    await (
      linkMails.has(kind)
        ? transaction.deleteFrom('jobs').where('id', '=', id)
        : transaction
            .updateTable('jobs')
            .set({ payload: JSON.stringify({ ...mail.output, recipient: to }) })
            .where('id', '=', id)
    ).execute()
  }
}
