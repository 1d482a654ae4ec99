import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { isolate } from '../../contract/isolate.ts'
import { aboutMails, canBeStopped } from '../../contract/notices/kinds.ts'
import { roleSchema } from '../../contract/roles.ts'
import { findAccount } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { jobKindOf } from './kinds.ts'
import { noticeMails, type NoticeKind } from './noticeMails.ts'
import { choicesFor } from './settings.ts'
import type { StopLinks } from './stopLinks.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** After the mails about accounts, in front of which somebody sits. */
const PRIORITY = 3

const noticeSchema = v.object({
  role: roleSchema,
  /** A canonical address. */
  recipient: v.string(),
  /** Where the button leads. */
  path: v.string(),
  /** What it is about: the title of a posting, or the name of a company. */
  about: v.string(),
  /** What somebody says with it. */
  reason: v.optional(v.string()),
  /** What it is about, one by one, where that is several things. */
  items: v.optional(v.array(v.object({ text: v.string(), path: v.string() }))),
  /** What is to be known of it, part by part, each in plain text. */
  facts: v.optional(v.array(v.object({ name: v.string(), text: v.string() }))),
})

export type Notice = v.InferOutput<typeof noticeSchema>

/** Asks for a notice, within the transaction that causes it. `now` is in milliseconds since 1970. */
export const requestNotice = (
  transaction: Database,
  kind: NoticeKind,
  notice: Notice,
  now: number,
): Promise<void> =>
  addJob(transaction, { queue: 'mail', kind: jobKindOf(kind), payload: notice, priority: PRIORITY, now })

interface Told {
  readonly kind: NoticeKind
  readonly notice: Omit<Notice, 'role' | 'recipient'>
  readonly now: number
}

/** Those who act for a company and are sent mails. */
export const mailedMembers = (db: Database, companyId: string) =>
  db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.id', 'role', 'email_address'])
    .where('company_id', '=', companyId)
    .where('verified_at', 'is not', null)
    .where('is_demo', '=', 0)
    .orderBy('email_address')
    .execute()

/**
 * Asks for a notice to everybody who acts for a company and wants such a mail each time, within the transaction that
 * causes it.
 */
export async function tellCompany(
  transaction: Database,
  companyId: string,
  { kind, notice, now }: Told,
): Promise<void> {
  const members = await mailedMembers(transaction, companyId)
  const ids = members.map(({ id }) => id)
  const chosenBy = await choicesFor(transaction, noticeMails[kind].kind, ids)
  for (const { id, role, email_address: recipient } of members) {
    if (chosenBy(id).choice !== 'on') continue
    await requestNotice(transaction, kind, { ...notice, role, recipient }, now)
  }
}

/**
 * Writes a notice; that of an earlier attempt stays as it is.
 *
 * @returns the mail and who it goes to, or `undefined` when that address is nobody's any more, is one of the demo, has
 * not been proven (a notice holds what somebody typed), or does not want such mails
 */
export async function writeNotice(
  transaction: Database,
  { kind, payload, brand, stopLinks, origin, earlier }: Writing,
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { about, facts, items, path, reason, recipient, role } = v.parse(noticeSchema, payload)
  const account = await findAccount(transaction, role, recipient)
  if (!account || account.verified_at === null || account.is_demo === 1) return undefined
  const mails = noticeMails[kind].kind
  const chosenBy = await choicesFor(transaction, mails, [account.id])
  if (chosenBy(account.id).choice === 'off') return undefined
  if (earlier) return { ...earlier, recipient }
  const said = {
    ...noticeMails[kind].words(isolate(about)),
    ...(reason !== undefined && { quote: reason }),
    ...(facts && { facts }),
    ...(items && { items: items.map((item) => ({ text: item.text, link: origin + item.path })) }),
  }
  const stop = canBeStopped(mails)
    ? {
        name: aboutMails(mails).name,
        link: origin + stopLinks.pathOf({ accountId: account.id, kind: mails }),
      }
    : undefined
  const content = await renderMail(said, {
    brand,
    firstName: account.first_name,
    link: origin + path,
    stop,
  })
  return { ...content, id: randomUUID(), codeHash: '', validUntil: null, recipient }
}

interface Writing extends Attempt {
  readonly kind: NoticeKind
  readonly payload: unknown
  readonly stopLinks: StopLinks
}
