import * as v from 'valibot'
import { anything, defineCall, nothing } from '../call.ts'
import { currentPassword, emailAddress, INCOMPLETE, lengths, mailedCode } from '../fields.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'
import { proof } from './proof.ts'

export const emailAddressForms = {
  changeEmailAddress: {
    emailAddress: emailAddress('Please enter a valid email address'),
    password: currentPassword,
  },
} as const

/** Change of address that awaits confirmation by the new address. */
const pendingChange = v.object({ emailAddress: v.string(), expiresAt: v.string() })

export type PendingAddressChange = v.InferOutput<typeof pendingChange>

export const emailAddressCalls = {
  readEmailAddressChange: defineCall({
    path: 'read-email-address-change',
    summary: 'Get the change of your email address that is waiting to be confirmed, or null.',
    payload: nothing,
    result: v.nullable(pendingChange),
    access: 'session',
  }),
  changeEmailAddress: defineCall({
    path: 'change-email-address',
    summary:
      'Email a link to a new address, with a proof of who you are. Your address changes once the link is confirmed.',
    payload: strictObject({ emailAddress: emailAddressForms.changeEmailAddress.emailAddress, ...proof }),
    result: anything,
    access: 'session',
    limits: { client: ['changeEmailAddress'], account: ['changeEmailAddress'] },
    audit: ['done', 'refused', 'limited'],
    maxBytes: 16 * 1024,
  }),
  resendEmailAddressChange: defineCall({
    path: 'resend-email-address-change',
    summary: 'Email the link to your new address again. The earlier link stops working.',
    payload: nothing,
    result: anything,
    access: 'session',
    limits: { account: ['changeEmailAddress'] },
    audit: ['done', 'limited'],
  }),
  cancelEmailAddressChange: defineCall({
    path: 'cancel-email-address-change',
    summary: 'Cancel the change of your email address. Its link stops working.',
    payload: nothing,
    result: anything,
    access: 'session',
    limits: { account: ['cancelEmailAddressChange'] },
    audit: ['done'],
  }),
  confirmEmailAddress: defineCall({
    path: 'confirm-email-address',
    summary: 'Change your email address with the code from the emailed link.',
    payload: strictObject({
      emailAddress: v.pipe(
        v.string(INCOMPLETE),
        v.nonEmpty(INCOMPLETE),
        v.maxLength(lengths.emailAddress.max, INCOMPLETE),
      ),
      code: mailedCode,
    }),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  undoEmailAddress: defineCall({
    path: 'undo-email-address',
    summary:
      'Restore your earlier email address, log out everywhere, and let this browser set a new password.',
    payload: strictObject({ code: mailedCode }),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
} as const
