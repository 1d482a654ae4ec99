import * as v from 'valibot'
import { anything, call, nothing } from '../call.ts'
import { INCOMPLETE, lengths, mailedCode as code } from '../fields.ts'
import { userSchema } from '../user.ts'
import { authForms } from './forms.ts'
import { strictObject } from '../schemas/shapes.ts'

// An address out of a mailed link travels as it stands there. The server compares its canonical form.
const linkedAddress = v.pipe(
  v.string(INCOMPLETE),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(lengths.emailAddress.max, INCOMPLETE),
)

const byEmail = { provider: v.literal('email') }

export const authCalls = {
  login: call({
    path: 'login',
    payload: strictObject(authForms.login),
    result: userSchema,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  register: call({
    path: 'register',
    payload: strictObject({ ...authForms.register, ...byEmail }),
    result: userSchema,
    access: 'public',
    roles: ['candidate'],
    limits: { client: ['register', 'registerDaily'] },
    audit: ['done', 'refused', 'limited'],
  }),
  registerEmployer: call({
    path: 'register',
    payload: strictObject({ ...authForms.registerEmployer, ...byEmail }),
    result: userSchema,
    access: 'public',
    roles: ['employer'],
    limits: { client: ['register', 'registerDaily'] },
    audit: ['done', 'refused', 'limited'],
  }),
  forgotPassword: call({
    path: 'forgot-password',
    payload: strictObject(authForms.forgotPassword),
    result: anything,
    access: 'public',
    limits: { client: ['forgotPassword', 'forgotPasswordDaily'] },
    audit: ['done', 'limited'],
  }),
  checkResetPasswordCode: call({
    path: 'check-reset-password-code',
    payload: strictObject({ emailAddress: linkedAddress, resetPasswordCode: code }),
    result: anything,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  createPassword: call({
    path: 'create-password',
    payload: strictObject({ emailAddress: linkedAddress, ...authForms.createPassword }),
    result: anything,
    access: 'public',
    limits: { client: ['createPassword'] },
    audit: ['done', 'refused', 'limited'],
  }),
  verify: call({
    path: 'verify',
    payload: strictObject({ emailAddress: linkedAddress, verificationCode: code }),
    result: anything,
    access: 'public',
    audit: ['done', 'refused', 'limited'],
  }),
  resendVerification: call({
    path: 'resend-verification',
    payload: nothing,
    result: anything,
    access: 'session',
    limits: { client: ['forgotPassword'] },
    audit: ['done', 'limited'],
  }),
} as const
