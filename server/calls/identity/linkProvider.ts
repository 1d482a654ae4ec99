import { contract } from '../../../contract/index.ts'
import { linkIdentity } from '../../identity/identities.ts'
import { requestProviderNotice } from '../../mail/providerNotices.ts'
import { logInWithPassword } from '../auth/login.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { pendingSignIn } from './pendingSignIn.ts'

/**
 * Connects the provider from which this browser returned to the account with the same address, signs in and
 * informs the owner by email. Returns the user. Limited as a login.
 *
 * @throws Refused as a login; Refused (410) if the sign-in has expired
 */
export const linkProvider = defineHandler(contract.identity.linkProvider, async (context, { password }) => {
  const { end, person, provider } = await pendingSignIn(context)
  const { emailAddress } = person
  const { now } = context
  const user = await logInWithPassword(context, { emailAddress, password }, async (transaction, account) => {
    await end(transaction)
    await linkIdentity(transaction, { account, provider, person, now })
    await requestProviderNotice(transaction, 'providerConnected', {
      account,
      label: provider.label,
      emailAddress,
      now,
    })
  })
  context.wakeOutbox()
  context.cookies.remove('flow')
  return user
})
