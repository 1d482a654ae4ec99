import type { Role } from '../../contract/roles.ts'
import type { Account } from '../auth/accounts.ts'
import type { Database } from '../store/schema.ts'
import type { OpenIdProvider } from './openIdProviders.ts'
import type { Person } from './person.ts'

/** Account of a role to which an identity at a provider is connected. */
export const accountOfPerson = (
  db: Database,
  role: Role,
  { issuer }: Pick<OpenIdProvider, 'issuer'>,
  { subject }: Pick<Person, 'subject'>,
): Promise<Account | undefined> =>
  db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.account_id')
    .selectAll('accounts')
    .where('identities.role', '=', role)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

interface Link {
  readonly account: Pick<Account, 'id' | 'role'>
  readonly provider: Pick<OpenIdProvider, 'issuer' | 'name'>
  readonly person: Person
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Connects an identity at a provider to an account, replacing another identity at the same provider. */
export async function linkIdentity(
  transaction: Database,
  { account, now, person, provider }: Link,
): Promise<void> {
  await transaction
    .deleteFrom('identities')
    .where('account_id', '=', account.id)
    .where('provider', '=', provider.name)
    .execute()
  await transaction
    .insertInto('identities')
    .values({
      account_id: account.id,
      role: account.role,
      provider: provider.name,
      issuer: provider.issuer,
      subject: person.subject,
      email_address: person.emailAddress,
      is_verified: person.isVerified ? 1 : 0,
      linked_at: now,
    })
    .execute()
}

/** Connected providers of an account, in order of connection. */
export const identitiesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('identities')
    .select(['provider', 'issuer', 'subject', 'email_address', 'is_verified', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()
