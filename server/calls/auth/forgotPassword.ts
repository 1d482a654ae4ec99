import { contract } from '../../../contract/index.ts'
import { requestMail } from '../../mail/request.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { isMailLeft } from '../shared/mailBudget.ts'

/**
 * Requests a reset email (specification, 7: forgot-password). Behaves identically for every address: the
 * account is looked up when the email is rendered. Beyond the email limit of the address nothing is sent, and
 * the response is the same.
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
