import * as v from 'valibot'
import { anything, call, nothing } from '../call.ts'
import { lengths } from '../fields.ts'
import { userSchema } from '../user.ts'
import { authForms } from './forms.ts'

const INCOMPLETE = 'This link is not complete.'

/** In characters. Our own codes are shorter; those of another backend need not be. */
export const codeLength = { max: 64 } as const

const code = v.pipe(
  v.string(INCOMPLETE),
  v.trim(),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(codeLength.max, INCOMPLETE),
)

// An address out of a mailed link travels as it stands there. The server compares its canonical form.
const linkedAddress = v.pipe(
  v.string(INCOMPLETE),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(lengths.emailAddress.max, INCOMPLETE),
)

const byEmail = { provider: v.literal('email') }

export const authCalls = {
  login: call('login', v.strictObject(authForms.login), userSchema),
  register: call('register', v.strictObject({ ...authForms.register, ...byEmail }), userSchema, [
    'candidate',
  ]),
  registerEmployer: call(
    'register',
    v.strictObject({ ...authForms.registerEmployer, ...byEmail }),
    userSchema,
    ['employer'],
  ),
  forgotPassword: call('forgot-password', v.strictObject(authForms.forgotPassword), anything),
  checkResetPasswordCode: call(
    'check-reset-password-code',
    v.strictObject({ emailAddress: linkedAddress, resetPasswordCode: code }),
    anything,
  ),
  createPassword: call(
    'create-password',
    v.strictObject({ emailAddress: linkedAddress, ...authForms.createPassword }),
    anything,
  ),
  verify: call('verify', v.strictObject({ emailAddress: linkedAddress, verificationCode: code }), anything),
  resendVerification: call('resend-verification', nothing, anything),
} as const
