import { contract } from '../../../contract/index.ts'
import { requestMail } from '../../mail/request.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { isMailLeft } from '../shared/mailBudget.ts'

/**
 * Asks for the mail with the link that resets a password (specification, 7: forgot-password). Does and answers the
 * same for every address: whether it has an account is looked up when the mail is written. Beyond the budget of the
 * address nothing is mailed, and that is answered the same, too.
 */
export const forgotPassword = defineHandler(
  contract.auth.forgotPassword,
  async (context, { emailAddress }) => {
    const { db, wakeOutbox, now, role } = context
    if (!(await isMailLeft(context, 'resetPassword', emailAddress))) return
    await db
      .transaction()
      .execute((transaction) =>
        requestMail(transaction, { kind: 'resetPassword', role, recipient: emailAddress, now }),
      )
    wakeOutbox()
  },
)
