import { contract } from '../../../contract/index.ts'
import { requestMail } from '../../mail/request.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { takeMail } from '../shared/mailBudget.ts'

/**
 * Emails a new verification link to the caller, unless the address is verified.
 *
 * @throws Refused (429) after too many requests
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
