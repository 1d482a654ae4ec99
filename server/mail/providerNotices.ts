import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { providerConnectedWords, providerDisconnectedWords } from '../words/mails/identity.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Priority of account emails for which no person is waiting. */
const PRIORITY = 2

const words = {
  providerConnected: providerConnectedWords,
  providerDisconnected: providerDisconnectedWords,
} as const

type ProviderNotice = keyof typeof words

const requestSchema = v.object({
  accountId: v.string(),
  /** Address at the time of the event, because a later change may have been made by an attacker. */
  recipient: v.string(),
  label: v.string(),
  /** Address at the provider; empty if unknown. */
  emailAddress: v.string(),
  at: v.number(),
})

interface Notice {
  readonly account: Pick<Account, 'id' | 'email_address'>
  readonly label: string
  readonly emailAddress: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Queues the email about a provider, within the transaction that connects or disconnects it. */
export const requestProviderNotice = (
  transaction: Database,
  kind: ProviderNotice,
  { account, emailAddress, label, now }: Notice,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf(kind),
    payload: {
      accountId: account.id,
      recipient: account.email_address,
      label,
      emailAddress,
      at: now,
    } satisfies v.InferOutput<typeof requestSchema>,
    priority: PRIORITY,
    now,
  })

/**
 * Creates the function that renders the email about a connected or disconnected provider. It returns
 * `undefined` if the account is erased or a demo.
 */
export const providerNoticeWriter =
  (kind: ProviderNotice) =>
  async (
    transaction: Database,
    { payload, brand, origin, earlier }: Attempt & { readonly payload: unknown },
  ): Promise<(WrittenMail & { readonly recipient: string }) | undefined> => {
    const { accountId, recipient, ...change } = v.parse(requestSchema, payload)
    const account = await transaction
      .selectFrom('accounts')
      .select(['first_name', 'role', 'verified_at'])
      .where('id', '=', accountId)
      .where('is_demo', '=', 0)
      .executeTakeFirst()
    if (!account) return undefined
    if (earlier) return { ...earlier, recipient }
    const content = await renderMail(words[kind](change, brand), {
      brand,
      // User input is never mailed to an unverified address.
      firstName: account.verified_at === null ? undefined : account.first_name,
      link: origin + paths.settings[account.role],
    })
    return { ...content, id: randomUUID(), accountId, codeHash: '', validUntil: null, recipient }
  }
