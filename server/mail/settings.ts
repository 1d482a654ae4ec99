import * as v from 'valibot'
import type { MailSettings } from '../../contract/notices/calls.ts'
import {
  aboutMails,
  canBeStopped,
  mailChoices,
  mailKindsOf,
  type MailChoice,
  type MailKind,
} from '../../contract/notices/kinds.ts'
import type { Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'

/** Frequency that an account has chosen for a kind of email. */
export interface Chosen {
  readonly choice: MailChoice
  /** Choice at a time in the past, in milliseconds since 1970. */
  readonly at: (time: number) => MailChoice
}

/** Earlier choices, latest last, each with the time it ended. */
const earlierSchema = v.array(v.tuple([v.picklist(mailChoices), v.number()]))

/** Retention of earlier choices, longer than any email waits for the daily digest. */
const KEPT_FOR = 30 * 86_400_000
const MOST_KEPT = 50

const chosen = (choice: MailChoice, earlier: string | null | undefined): Chosen => {
  const before = earlierChoices(earlier)
  return { choice, at: (time) => before.find(([, until]) => time < until)?.[0] ?? choice }
}

/** Earlier choices, latest last, each with the time it ended. */
export const earlierChoices = (text: string | null | undefined) =>
  text ? v.parse(earlierSchema, JSON.parse(text)) : []

/** Choices of several accounts for a kind of mail. */
export async function choicesFor(
  db: Database,
  kind: MailKind,
  accountIds: readonly string[],
): Promise<(accountId: string) => Chosen> {
  const rows =
    accountIds.length === 0 || !canBeStopped(kind)
      ? []
      : await db
          .selectFrom('mail_settings')
          .select(['account_id', 'choice', 'earlier'])
          .where('kind', '=', kind)
          .where('account_id', 'in', accountIds)
          .execute()
  const found = new Map(rows.map(({ account_id: id, choice, earlier }) => [id, chosen(choice, earlier)]))
  return (accountId) => found.get(accountId) ?? chosen(aboutMails(kind).standard, null)
}

/** Choices of an account, for each kind of mail that its role receives. */
export async function mailSettingsOf(
  db: Database,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<MailSettings> {
  const rows = await db
    .selectFrom('mail_settings')
    .select(['kind', 'choice'])
    .where('account_id', '=', id)
    .execute()
  const found = new Map(rows.map(({ kind, choice }) => [kind, choice]))
  return {
    choices: Object.fromEntries(
      mailKindsOf(role)
        .filter(canBeStopped)
        .map((kind) => [kind, found.get(kind) ?? aboutMails(kind).standard]),
    ),
  }
}

/** Saves the mail choices of an account, with the history of earlier ones. */
export async function chooseMails(
  db: Database,
  accountId: string,
  choices: readonly (readonly [kind: MailKind, choice: MailChoice])[],
  now: number,
): Promise<void> {
  for (const [kind, choice] of choices) {
    const row = await db
      .selectFrom('mail_settings')
      .select(['choice', 'earlier'])
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    const held = row?.choice ?? aboutMails(kind).standard
    if (choice === held) continue
    const kept = [...earlierChoices(row?.earlier), [held, now] as const].filter(
      ([, until]) => until > now - KEPT_FOR,
    )
    const values = { choice, changed_at: now, earlier: JSON.stringify(kept.slice(-MOST_KEPT)) }
    await db
      .insertInto('mail_settings')
      .values({ account_id: accountId, kind, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(values))
      .execute()
  }
}
