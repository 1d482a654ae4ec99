import type { OpenIdProvider } from '../../identity/openIdProviders.ts'
import type { Person } from '../../identity/person.ts'
import { endFlow, pendingFlow } from '../../identity/providerFlows.ts'
import { Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { authRefusals } from '../../words/auth.ts'
import type { CallContext } from '../shared/context.ts'

const expired = () => new Refused(authRefusals.signInExpired, { status: 410 })

interface PendingSignIn {
  readonly provider: OpenIdProvider
  readonly person: Person
  /**
   * Ends it within the transaction that finishes it.
   *
   * @throws Refused (410) when another call has done so
   */
  readonly end: (transaction: Database) => Promise<void>
}

/**
 * The sign-in of this browser that a provider has answered, and that something is left to do of.
 *
 * @throws Refused (410) when there is none any more
 */
export async function pendingSignIn({
  cookies,
  db,
  now,
  providers,
  role,
}: CallContext): Promise<PendingSignIn> {
  const token = cookies.read('flow')
  const flow = token && (await pendingFlow(db, { role, token }, now))
  const provider = flow && providers.find(flow.provider)
  if (!provider) throw expired()
  return {
    provider,
    person: flow.person,
    end: async (transaction) => {
      if (!(await endFlow(transaction, token))) throw expired()
    },
  }
}
