import { contract } from '../../../contract/index.ts'
import { linkIdentity } from '../../identity/identities.ts'
import { requestProviderNotice } from '../../mail/providerNotices.ts'
import { logInWithPassword } from '../auth/login.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { pendingSignIn } from './pendingSignIn.ts'

/**
 * Connects the provider that this browser has come back from to the account that has the same address, and signs the
 * person in. A mail tells the owner. Returns the user. Limited and refused as a login is; 410 when the sign-in is over.
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
