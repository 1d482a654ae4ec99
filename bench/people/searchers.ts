import { digest, newToken } from '../../server/security/secrets.ts'
import type { Database } from '../../server/store/schema.ts'

const DAY_MS = 86_400_000

/** A company that may search for people, with the session of its owner. */
export interface Searcher {
  readonly companyId: string
  /** Session cookies of the owner. */
  readonly cookies: string
}

/**
 * Creates verified companies, each with an owner who is logged in.
 *
 * @param now in milliseconds since 1970
 */
export async function makeSearchers(db: Database, many: number, now: number): Promise<readonly Searcher[]> {
  const made = Array.from({ length: many }, (_, index) => ({
    companyId: `searching-${index}`,
    accountId: `owner-of-searching-${index}`,
    slug: `searching-${index}`,
    token: newToken(),
  }))
  await db
    .insertInto('companies')
    .values(
      made.map(({ companyId, slug }) => ({
        id: companyId,
        slug,
        name: slug,
        website: `https://${slug}.example`,
        about: '',
        size: null,
        industry: '',
        places: '[]',
        proof: 'domain' as const,
        proven_at: now,
        proven_by: 'mail' as const,
        revision: 1,
        created_at: now,
        suspended_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('accounts')
    .values(
      made.map(({ accountId, slug }) => ({
        id: accountId,
        role: 'employer' as const,
        email_address: `owner@${slug}.example`,
        first_name: 'Ada',
        last_name: 'Byron',
        user_name: '',
        user_name_canonical: null,
        provider: 'email' as const,
        picture: '',
        password_hash: '',
        verified_at: now,
        created_at: now,
        last_login_at: now,
        is_demo: 1,
      })),
    )
    .execute()
  await db
    .insertInto('members')
    .values(
      made.map(({ accountId, companyId }) => ({
        company_id: companyId,
        account_id: accountId,
        membership: 'owner' as const,
        created_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('sessions')
    .values(
      made.map(({ accountId, token }) => ({
        token_hash: digest(token),
        account_id: accountId,
        created_at: now,
        idle_expires_at: now + DAY_MS,
        expires_at: now + DAY_MS,
        browser: null,
        network: null,
      })),
    )
    .execute()
  return made.map(({ companyId, token }) => ({ companyId, cookies: `es=${token}` }))
}
