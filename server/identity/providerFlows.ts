import * as v from 'valibot'
import type { Role } from '../../contract/roles.ts'
import { digest, newToken } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { personSchema, type Person } from './person.ts'

/** Lifetime of a sign-in flow, from leaving for the provider to finishing here, in milliseconds. */
const LASTS_MS = 10 * 60_000

interface Flow {
  readonly role: Role
  readonly provider: string
  /** Page to open afterwards, or empty. */
  readonly next: string
  /** Account that connects the provider; null for a login. */
  readonly account_id: string | null
  /** JSON of the client of the hosted API that began it; null for a login in the application. */
  readonly hosted: string | null
}

/** A flow whose person the provider has named, and who has something left to do. */
export interface PendingFlow extends Flow {
  readonly person: Person
}

/**
 * Begins a flow in a browser.
 *
 * @param person who came back from the provider, where something is left to do
 * @returns the token for the browser's cookie; the database keeps its hash alone
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

/** Takes the flow of a browser at a provider, once; undefined where there is none any more. */
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

/** The pending flow of a browser in a role. */
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

/** Ends the flow of a browser. Returns whether it was still there: of two calls at once, one ends it. */
export async function endFlow(transaction: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('provider_flows')
    .where('browser_hash', '=', digest(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
