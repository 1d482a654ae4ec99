import { contract } from '../../../contract/index.ts'
import { requireProof } from '../../identity/proof.ts'
import { hasPassword } from '../../identity/waysIn.ts'
import { Refused } from '../../refused.ts'
import { authRefusals } from '../../words/auth.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { replacePassword } from '../shared/replacePassword.ts'

const alreadySet = () => new Refused(authRefusals.hasPassword)

/**
 * Sets the first password of an account created with a provider. Ends all sessions, starts a new one in this
 * browser, and informs the owner by email.
 *
 * @throws Refused if the account has a password or the passkey is wrong; Refused (403) if it has no passkey
 * and the login is older than ten minutes. A new login is required instead of a mailed link, because it
 * proves more and is faster.
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
