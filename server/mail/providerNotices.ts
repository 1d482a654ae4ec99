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

/** As the other mails about accounts for which nobody waits. */
const PRIORITY = 2

const words = {
  providerConnected: providerConnectedWords,
  providerDisconnected: providerDisconnectedWords,
} as const

type ProviderNotice = keyof typeof words

const requestSchema = v.object({
  accountId: v.string(),
  /** The address at the time: a change of it meanwhile may be the thief's. */
  recipient: v.string(),
  label: v.string(),
  /** Address at the provider, or empty. */
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

/** Asks for the mail about a provider, within the transaction that connects or disconnects it. */
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
 * Makes the writer of the mail about a provider that was connected or disconnected. It gives the mail and its recipient;
 * `undefined` when the account is gone or a demo.
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
      // No typed text is mailed to an unproven address.
      firstName: account.verified_at === null ? undefined : account.first_name,
      link: origin + paths.settings[account.role],
    })
    return { ...content, id: randomUUID(), accountId, codeHash: '', validUntil: null, recipient }
  }
