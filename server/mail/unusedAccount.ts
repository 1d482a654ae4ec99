import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { roleSchema } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { unusedAccountWords } from '../words/mails/accounts.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Priority of account emails for which no person is waiting. */
const PRIORITY = 2

const requestSchema = v.object({
  accountId: v.string(),
  role: roleSchema,
  recipient: v.string(),
  /** Time of the erasure unless somebody logs in before, in milliseconds since 1970. */
  eraseAt: v.number(),
})

/** Queues the warning about an unused account, within the transaction that records it. */
export const requestUnusedAccountMail = (
  transaction: Database,
  { now, ...payload }: v.InferOutput<typeof requestSchema> & { readonly now: number },
): Promise<void> =>
  addJob(transaction, { queue: 'mail', kind: jobKindOf('unusedAccount'), payload, priority: PRIORITY, now })

/**
 * Renders the warning about an unused account.
 *
 * @returns the email and its recipient; `undefined` if the account is erased, or was used since
 */
export async function writeUnusedAccountMail(
  transaction: Database,
  { payload, brand, origin, earlier }: Attempt & { readonly payload: unknown },
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { accountId, eraseAt, recipient, role } = v.parse(requestSchema, payload)
  const account = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'verified_at'])
    .where('id', '=', accountId)
    .whereRef('last_login_at', '<', 'unused_notice_at')
    .executeTakeFirst()
  if (!account) return undefined
  if (earlier) return { ...earlier, recipient }
  const content = await renderMail(unusedAccountWords(eraseAt, brand), {
    brand,
    // User input is never mailed to an unverified address.
    firstName: account.verified_at === null ? undefined : account.first_name,
    link: origin + paths.login(role),
  })
  return { ...content, id: randomUUID(), accountId, codeHash: '', validUntil: null, recipient }
}
