import * as v from 'valibot'
import { anything, defineCall, nothing } from '../call.ts'
import { INCOMPLETE, lengths, mailedCode as code } from '../fields.ts'
import { userSchema } from '../user.ts'
import { authForms } from './forms.ts'
import { strictObject } from '../schemas/shapes.ts'

// An address from a mailed link is sent unchanged. The server compares its canonical form.
const linkedAddress = v.pipe(
  v.string(INCOMPLETE),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(lengths.emailAddress.max, INCOMPLETE),
)

const byEmail = { provider: v.literal('email') }

export const authCalls = {
  login: defineCall({
    path: 'login',
    summary: 'Log in.',
    payload: strictObject(authForms.login),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  register: defineCall({
    path: 'register',
    summary: 'Create an account, log in, and email a verification link.',
    payload: strictObject({ ...authForms.register, ...byEmail }),
    result: userSchema,
    access: 'public',
    roles: ['candidate'],
    limits: { client: ['register', 'registerDaily'] },
    audit: ['done', 'refused', 'limited'],
  }),
  registerEmployer: defineCall({
    path: 'register',
    summary: 'Create an employer account, log in, and email a verification link.',
    payload: strictObject({ ...authForms.registerEmployer, ...byEmail }),
    result: userSchema,
    access: 'public',
    roles: ['employer'],
    limits: { client: ['register', 'registerDaily'] },
    audit: ['done', 'refused', 'limited'],
  }),
  forgotPassword: defineCall({
    path: 'forgot-password',
    summary: 'Email a password reset link, if the address has an account.',
    payload: strictObject(authForms.forgotPassword),
    result: anything,
    access: 'public',
    limits: { client: ['forgotPassword', 'forgotPasswordDaily'] },
    audit: ['done', 'limited'],
  }),
  checkResetPasswordCode: defineCall({
    path: 'check-reset-password-code',
    summary: 'Check the code of a reset link. This browser can then set a new password.',
    payload: strictObject({ emailAddress: linkedAddress, resetPasswordCode: code }),
    result: anything,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  createPassword: defineCall({
    path: 'create-password',
    summary: 'Set a new password after the code was checked in this browser.',
    payload: strictObject({ emailAddress: linkedAddress, ...authForms.createPassword }),
    result: anything,
    access: 'public',
    limits: { client: ['createPassword'] },
    audit: ['done', 'refused', 'limited'],
  }),
  verify: defineCall({
    path: 'verify',
    summary: 'Verify an email address with the code from the emailed link.',
    payload: strictObject({ emailAddress: linkedAddress, verificationCode: code }),
    result: anything,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  resendVerification: defineCall({
    path: 'resend-verification',
    summary: 'Email a new verification link.',
    payload: nothing,
    result: anything,
    access: 'session',
    limits: { client: ['forgotPassword'] },
    audit: ['done', 'limited'],
  }),
} as const
