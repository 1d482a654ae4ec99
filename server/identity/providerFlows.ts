import * as v from 'valibot'
import type { Role } from '../../contract/roles.ts'
import { digest, newToken } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { personSchema, type Person } from './person.ts'

/** Lifetime of a sign-in flow from its start to its completion, in milliseconds. */
const LASTS_MS = 10 * 60_000

/** Sign-in flow with a provider. */
export interface Flow {
  readonly role: Role
  readonly provider: string
  /** Path to open afterwards; empty for the default. */
  readonly next: string
  /** Account that connects the provider; null for a login. */
  readonly account_id: string | null
  /** JSON of the hosted API client that started the flow; null for the application. */
  readonly hosted: string | null
}

/** Flow that has returned from the provider and needs another step by the person. */
export interface PendingFlow extends Flow {
  readonly person: Person
}

/**
 * Starts a flow in a browser.
 *
 * @param person identity from the provider, if another step is needed
 * @returns the token for the cookie; the database stores only its hash
 */
export async function beginFlow(
  db: Database,
  { person, ...flow }: Flow & { readonly person?: Person },
  now: number,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('provider_flows')
    .values({
      ...flow,
      browser_hash: digest(token),
      person: person ? JSON.stringify(person) : null,
      expires_at: now + LASTS_MS,
    })
    .execute()
  return token
}

/** Consumes the flow of a browser at a provider; undefined if it is used or expired. */
export const takeFlow = (
  db: Database,
  { provider, role, token }: Pick<Flow, 'provider' | 'role'> & { readonly token: string },
  now: number,
): Promise<Flow | undefined> =>
  db
    .deleteFrom('provider_flows')
    .where('browser_hash', '=', digest(token))
    .where('role', '=', role)
    .where('provider', '=', provider)
    .where('person', 'is', null)
    .where('expires_at', '>', now)
    .returning(['role', 'provider', 'next', 'account_id', 'hosted'])
    .executeTakeFirst()

const storedPerson = v.pipe(v.string(), v.parseJson(), personSchema)

/** Pending flow of a browser in a role. */
export async function pendingFlow(
  db: Database,
  { role, token }: Pick<Flow, 'role'> & { readonly token: string },
  now: number,
): Promise<PendingFlow | undefined> {
  const found = await db
    .selectFrom('provider_flows')
    .select(['role', 'provider', 'next', 'account_id', 'hosted', 'person'])
    .where('browser_hash', '=', digest(token))
    .where('role', '=', role)
    .where('person', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found && { ...found, person: v.parse(storedPerson, found.person) }
}

/** Deletes the flow of a browser. Returns false if a concurrent call deleted it first. */
export async function endFlow(transaction: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('provider_flows')
    .where('browser_hash', '=', digest(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
