import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { newDeviceWords } from '../words/mails/identity.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Priority of account emails for which no person is waiting. */
const PRIORITY = 2

const requestSchema = v.object({
  accountId: v.string(),
  /** Address at the time of the login, because a later change may have been made by an attacker. */
  recipient: v.string(),
  browser: v.string(),
  network: v.string(),
  at: v.number(),
})

/** Queues the email about a login from a new device, within the transaction of the login. */
export const requestNewDeviceMail = (
  transaction: Database,
  payload: v.InferOutput<typeof requestSchema>,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf('newDevice'),
    payload,
    priority: PRIORITY,
    now: payload.at,
  })

/**
 * Renders the email about a login from a new device.
 *
 * @returns the email and its recipient; `undefined` if the account is erased or a demo
 */
export async function writeNewDeviceMail(
  transaction: Database,
  { payload, brand, origin, earlier }: Attempt & { readonly payload: unknown },
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { accountId, recipient, ...signIn } = v.parse(requestSchema, payload)
  const account = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'role', 'verified_at'])
    .where('id', '=', accountId)
    .where('is_demo', '=', 0)
    .executeTakeFirst()
  if (!account) return undefined
  if (earlier) return { ...earlier, recipient }
  const content = await renderMail(newDeviceWords(signIn, brand), {
    brand,
    // User input is never mailed to an unverified address.
    firstName: account.verified_at === null ? undefined : account.first_name,
    link: origin + paths.settings[account.role],
  })
  return { ...content, id: randomUUID(), accountId, codeHash: '', validUntil: null, recipient }
}
