import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { accountDeletedWords } from '../words/mails/deletion.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Priority of account emails for which no person is waiting. */
const PRIORITY = 2

const requestSchema = v.object({ accountId: v.string() })

/**
 * Queues the email about a deleted account, within the transaction that deletes it.
 *
 * @param now milliseconds since 1970
 */
export const requestAccountDeletedMail = (
  transaction: Database,
  accountId: string,
  now: number,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf('accountDeleted'),
    payload: { accountId },
    priority: PRIORITY,
    now,
  })

/**
 * Renders the email that says when a deleted account is erased, and how to restore it.
 *
 * @returns the email and its recipient; `undefined` if the account is erased, restored, or a demo
 */
export async function writeAccountDeletedMail(
  transaction: Database,
  { payload, brand, origin, earlier }: Attempt & { readonly payload: unknown },
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { accountId } = v.parse(requestSchema, payload)
  const account = await transaction
    .selectFrom('accounts')
    .select(['email_address', 'erase_at', 'first_name', 'role', 'verified_at'])
    .where('id', '=', accountId)
    .where('is_demo', '=', 0)
    .executeTakeFirst()
  if (!account?.erase_at) return undefined
  const recipient = account.email_address
  if (earlier) return { ...earlier, recipient }
  const content = await renderMail(accountDeletedWords(account.erase_at, brand), {
    brand,
    // User input is never mailed to an unverified address.
    firstName: account.verified_at === null ? undefined : account.first_name,
    link: origin + paths.login(account.role),
  })
  return { ...content, id: randomUUID(), accountId, codeHash: '', validUntil: null, recipient }
}
