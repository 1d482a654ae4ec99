import type { Database } from '../store/schema.ts'
import type { AccountsTable } from '../store/schema/accounts.ts'

type Acceptance = Pick<AccountsTable, 'privacy_version' | 'terms_accepted_at' | 'terms_version'>

/**
 * Column values for an account whose owner accepts the current privacy policy and terms.
 *
 * @param now milliseconds since 1970
 */
export async function acceptanceAt(db: Database, now: number): Promise<Acceptance> {
  const { privacy, terms } = await currentVersions(db)
  return { privacy_version: privacy ?? null, terms_version: terms ?? null, terms_accepted_at: now }
}

/** Version of the terms that the owner of an account has to accept; undefined if accepted. */
export async function termsToAccept(
  db: Database,
  account: Pick<AccountsTable, 'privacy_version' | 'terms_version'> & { readonly is_demo: number },
): Promise<string | undefined> {
  if (account.is_demo === 1) return undefined
  const { privacy, terms } = await currentVersions(db)
  const isAccepted =
    account.privacy_version === (privacy ?? null) && account.terms_version === (terms ?? null)
  return isAccepted ? undefined : terms
}

/** Latest published versions; empty before the first start of a server. */
export async function currentVersions(db: Database): Promise<{ privacy?: string; terms?: string }> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['kind', 'version'])
    .orderBy('published_at')
    .execute()
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]))
}
