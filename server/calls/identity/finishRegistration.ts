import { contract } from '../../../contract/index.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { registerPerson } from './enterWithProvider.ts'
import { pendingSignIn } from './pendingSignIn.ts'

/**
 * Makes the account of an employer who has come back from a provider, with their company, and signs them in. Gives the
 * user. 410 when the sign-in is over; refused when the address has an account meanwhile.
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
