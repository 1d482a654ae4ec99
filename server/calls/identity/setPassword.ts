import { contract } from '../../../contract/index.ts'
import { requireProof } from '../../identity/proof.ts'
import { hasPassword } from '../../identity/waysIn.ts'
import { Refused } from '../../refused.ts'
import { authRefusals } from '../../words/auth.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { replacePassword } from '../shared/replacePassword.ts'

const alreadySet = () => new Refused(authRefusals.hasPassword)

/**
 * Sets the first password of an account that was made with a provider, ends every session of the account, begins a new one
 * in this browser and tells the account's owner by mail. Refused when it has a password, when the passkey is wrong, and
 * (403) without one when the login is older than ten minutes: a new login proves more than a mailed link, and is shorter.
 */
export const setPassword = defineHandler(
  contract.identity.setPassword,
  async (context, { password, response }) => {
    const { account } = context
    if (hasPassword(account)) throw alreadySet()
    await requireProof(context, account, { response })
    await replacePassword(context, { password, mail: 'passwordSet', overtaken: alreadySet })
  },
)
