import { contract } from '../../../contract/index.ts'
import { requestMail } from '../../mail/request.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { takeMail } from '../shared/mailBudget.ts'

/**
 * Mails a new verification link to who is signed in; nothing is sent when the address is verified. Refused for
 * a while when too many were asked for (429).
 */
export const resendVerification = defineHandler(contract.auth.resendVerification, async (context) => {
  const { account, db, wakeOutbox, now, role } = context
  if (account.verified_at !== null) return
  await takeMail(context, 'verifyAddress', account.email_address)
  await db
    .transaction()
    .execute((transaction) =>
      requestMail(transaction, { kind: 'verifyAddress', role, recipient: account.email_address, now }),
    )
  wakeOutbox()
})
