import { contract } from '../../../contract/index.ts'
import { requirePassword } from '../../identity/proof.ts'
import { hasPassword } from '../../identity/waysIn.ts'
import { Refused } from '../../refused.ts'
import { authRefusals } from '../../words/auth.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { replacePassword } from '../shared/replacePassword.ts'

const field = 'currentPassword'
const message = authRefusals.wrongCurrentPassword

/**
 * Changes the password of the caller. Ends all sessions, starts a new one in this browser, and informs the
 * owner by email.
 *
 * @throws Refused if the current password is wrong or the account has none
 */
export const changePassword = defineHandler(
  contract.profile.changePassword,
  async (context, { currentPassword, password }) => {
    const { account } = context
    if (!hasPassword(account)) throw new Refused(authRefusals.noPassword)
    await requirePassword(context, account, currentPassword, { field, message })
    const overtaken = () => Refused.field(field, message)
    await replacePassword(context, { password, mail: 'passwordChanged', overtaken })
  },
)
