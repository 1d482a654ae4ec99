import { contract } from '../../../contract/index.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { registerPerson } from './enterWithProvider.ts'
import { pendingSignIn } from './pendingSignIn.ts'

/**
 * Creates the account and company of an employer who returned from a provider, and signs them in. Returns the
 * user.
 *
 * @throws Refused (410) if the sign-in has expired; Refused if the address has an account by now
 */
export const finishRegistration = defineHandler(
  contract.identity.finishRegistration,
  async (context, { companyName }) => {
    const { end, person, provider } = await pendingSignIn(context)
    const user = await registerPerson(context, { provider, person, companyName, before: end })
    context.cookies.remove('flow')
    return user
  },
)
