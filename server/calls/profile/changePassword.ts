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
 * Changes the password of the signed-in account, ends every session of the account, begins a new one in this browser and
 * tells the account's owner by mail. Refused when the current password is wrong, and when there is none yet.
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
