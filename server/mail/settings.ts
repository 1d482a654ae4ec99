import type { MailSettings } from '../../contract/notices/calls.ts'
import {
  aboutMails,
  canBeStopped,
  mailKindsOf,
  type MailChoice,
  type MailKind,
} from '../../contract/notices/kinds.ts'
import type { Role } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'

/** What holds for somebody, and since when; since ever where they have not chosen. */
export interface Chosen {
  readonly choice: MailChoice
  readonly since: number
}

/** What each of these accounts has chosen for a kind of mail. */
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
          .select(['account_id', 'choice', 'changed_at'])
          .where('kind', '=', kind)
          .where('account_id', 'in', accountIds)
          .execute()
  const chosen = new Map(
    rows.map(({ account_id: id, choice, changed_at: since }) => [id, { choice, since }] as const),
  )
  return (accountId) => chosen.get(accountId) ?? { choice: aboutMails(kind).standard, since: 0 }
}

/** What holds for each kind of mail that an account can be sent. */
export async function mailSettingsOf(
  db: Database,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<MailSettings> {
  const rows = await db
    .selectFrom('mail_settings')
    .select(['kind', 'choice'])
    .where('account_id', '=', id)
    .execute()
  const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]))
  return {
    choices: Object.fromEntries(
      mailKindsOf(role)
        .filter(canBeStopped)
        .map((kind) => [kind, chosen.get(kind) ?? aboutMails(kind).standard]),
    ),
  }
}

/** Saves what an account has chosen for kinds of mail. What holds already, holds since it was chosen. */
export async function chooseMails(
  db: Database,
  accountId: string,
  choices: readonly (readonly [kind: MailKind, choice: MailChoice])[],
  now: number,
): Promise<void> {
  for (const [kind, choice] of choices) {
    await db
      .insertInto('mail_settings')
      .values({ account_id: accountId, kind, choice, changed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind'])
          .doUpdateSet({ choice, changed_at: now })
          .where('mail_settings.choice', '<>', choice),
      )
      .execute()
  }
}
