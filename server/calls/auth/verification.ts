import { requestMail } from '../../mail/request.ts'
import { findCode } from '../shared/codes.ts'
import type { Handler } from '../shared/context.ts'
import { takeMail } from '../shared/mailBudget.ts'
import { Refused } from '../../http/refused.ts'
import { requireAccount } from '../shared/sessions.ts'

/**
 * Marks an address as verified (specification, 7: verify). May be repeated while the link is valid, and signs nobody
 * in. Refused alike for a code that is wrong, old, replaced or another's, and for an unknown address.
 */
export const verify: Handler<'verify'> = (context, payload) =>
  context.limits.guess('wrongVerificationCode', '', () => markVerified(context, payload))

const markVerified: Handler<'verify'> = async (context, payload) => {
  const { db, now } = context
  const code = await findCode(context, {
    purpose: 'verification',
    emailAddress: payload.emailAddress,
    code: payload.verificationCode,
  })
  if (!code) {
    throw new Refused('This link is no longer valid. Please log in and ask for a new verification mail.')
  }
  context.concerns(code.account_id)
  await db
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', code.account_id)
    .where('verified_at', 'is', null)
    .execute()
}

/**
 * Mails a new verification link to who is signed in; nothing is sent when the address is verified. Refused when
 * nobody is signed in (401), and for a while when too many were asked for (429).
 */
export const resendVerification: Handler<'resendVerification'> = async (context) => {
  const { db, mailWaits, now, role } = context
  const account = await requireAccount(context)
  if (account.verified_at !== null) return
  await takeMail(context, 'verifyAddress', account.email_address)
  await db
    .transaction()
    .execute((transaction) =>
      requestMail(transaction, { kind: 'verifyAddress', role, recipient: account.email_address, now }),
    )
  mailWaits()
}
