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
   * Ends the sign-in, within the transaction that completes it.
   *
   * @throws Refused (410) if another call has ended it
   */
  readonly end: (transaction: Database) => Promise<void>
}

/**
 * Sign-in of this browser that a provider has confirmed, and that still needs a step by the person.
 *
 * @throws Refused (410) if there is none or it has expired
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
