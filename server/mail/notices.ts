import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { aboutMails, canBeStopped, type MailKind } from '../../contract/notices/kinds.ts'
import { roleSchema, type Role } from '../../contract/roles.ts'
import { findAccount } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { earlierNoticeFacts, earlierNoticeWords } from '../words/mails/earlier.ts'
import type { MailText } from '../words/mails/mailText.ts'
import { noticeJobKindOf } from './kinds.ts'
import { noticeMails, type NoticeFacts, type NoticeKind } from './noticeMails.ts'
import { choicesFor } from './settings.ts'
import type { StopLinks } from './stopLinks.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Lower than account emails, for which a person is waiting. */
const PRIORITY = 3

/** Email to one person about an event. */
export interface Notice<Kind extends NoticeKind> {
  readonly role: Role
  /** Canonical address. */
  readonly recipient: string
  /** Path of the page that the button opens. */
  readonly path: string
  readonly facts: NoticeFacts<Kind>
}

const noticeSchema = v.object({
  role: roleSchema,
  recipient: v.string(),
  path: v.string(),
  facts: v.unknown(),
})

/**
 * Queues a notice, within the transaction that causes it.
 *
 * @param now milliseconds since 1970
 */
export const requestNotice = <Kind extends NoticeKind>(
  transaction: Database,
  kind: Kind,
  notice: Notice<Kind>,
  now: number,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: noticeJobKindOf(kind),
    payload: notice,
    priority: PRIORITY,
    now,
  })

interface Told<Kind extends NoticeKind> {
  readonly kind: Kind
  readonly notice: Omit<Notice<Kind>, 'role' | 'recipient'>
  readonly now: number
}

/** Query of the members of a company who receive emails. */
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

/** Queues a notice for each member of a company who wants it, in the causing transaction. */
export async function notifyCompany<Kind extends NoticeKind>(
  transaction: Database,
  companyId: string,
  { kind, notice, now }: Told<Kind>,
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
 * Renders a notice. A retry reuses the earlier email.
 *
 * @returns the email and its recipient; `undefined` if the account is erased, a demo or unverified (a notice
 * contains user input), or has turned such emails off
 */
export async function writeNotice(
  transaction: Database,
  { kind, payload, ...attempt }: Writing,
): Promise<AddressedMail | undefined> {
  const { facts, ...to } = v.parse(noticeSchema, payload)
  const { kind: preference, write } = noticeMails[kind]
  return writeTo(transaction, { ...attempt, ...to, preference, text: () => write(facts) })
}

/** Renders a notice that an earlier version has queued. */
export async function writeEarlierNotice(
  transaction: Database,
  { payload, preference, ...attempt }: Omit<Writing, 'kind'> & { readonly preference: MailKind },
): Promise<AddressedMail | undefined> {
  const { path, recipient, role, ...facts } = v.parse(earlierNotice, payload)
  return writeTo(transaction, {
    ...attempt,
    path,
    preference,
    recipient,
    role,
    text: () => earlierNoticeWords(facts),
  })
}

const earlierNotice = v.object({
  role: roleSchema,
  recipient: v.string(),
  path: v.string(),
  ...earlierNoticeFacts.entries,
})

type AddressedMail = WrittenMail & { readonly recipient: string }

interface Writing extends Attempt {
  readonly kind: NoticeKind
  readonly payload: unknown
  readonly stopLinks: StopLinks
}

interface WritingTo extends Omit<Writing, 'kind' | 'payload'> {
  readonly preference: MailKind
  readonly role: Role
  readonly recipient: string
  readonly path: string
  readonly text: () => MailText
}

async function writeTo(
  transaction: Database,
  { brand, earlier, origin, path, preference, recipient, role, stopLinks, text }: WritingTo,
): Promise<AddressedMail | undefined> {
  const account = await findAccount(transaction, role, recipient)
  if (!account || account.verified_at === null || account.is_demo === 1) return undefined
  const chosenBy = await choicesFor(transaction, preference, [account.id])
  if (chosenBy(account.id).choice === 'off') return undefined
  if (earlier) return { ...earlier, recipient }
  const stop = canBeStopped(preference)
    ? {
        name: aboutMails(preference).name,
        link: origin + stopLinks.pathOf({ accountId: account.id, kind: preference }),
      }
    : undefined
  const content = await renderMail(text(), {
    brand,
    firstName: account.first_name,
    link: origin + path,
    origin,
    stop,
  })
  return { ...content, id: randomUUID(), accountId: account.id, codeHash: '', validUntil: null, recipient }
}
