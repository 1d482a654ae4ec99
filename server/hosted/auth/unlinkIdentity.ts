import { unlinkProvider } from '../../calls/identity/linkedProviders.ts'
import { callerOf, contextFor } from '../../calls/shared/access.ts'
import { Refused } from '../../refused.ts'
import { authRefusals } from '../../words/auth.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { providerOfIdentity } from './hostedUser.ts'

/**
 * Disconnects a provider from the account, unless that would leave no way to log in. The password cannot be
 * disconnected.
 */
export async function unlinkIdentity({ c, call }: HostedContext): Promise<Response> {
  const member = await contextFor.session(callerOf(call))
  const id = c.req.param('id') ?? ''
  if (id === member.account.id)
    throw new HostedError(422, 'email_conflict_identity_not_deletable', 'A password cannot be unlinked')
  try {
    await unlinkProvider.handle(member, { provider: providerOfIdentity(member.account, id) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.status === 404) throw new HostedError(404, 'identity_not_found', error.message)
    if (error.message === authRefusals.lastWayIn)
      throw new HostedError(422, 'single_identity_not_deletable', error.message)
    throw error
  }
  return c.json({})
}
