import * as v from 'valibot'
import { anything, defineCall } from '../call.ts'
import { newPassword } from '../fields.ts'
import { strictObject } from '../schemas/shapes.ts'
import { authenticationResponse } from './webAuthn.ts'

export const setPasswordForms = { setPassword: { password: newPassword() } } as const

export const setPasswordCall = defineCall({
  path: 'set-password',
  summary:
    'Set a password for your account that has none, with a passkey or after a login of the last 10 minutes. Ends your other sessions.',
  payload: strictObject({ ...setPasswordForms.setPassword, response: v.optional(authenticationResponse) }),
  result: anything,
  access: 'session',
  limits: { client: ['changePassword'] },
  audit: ['done', 'refused', 'limited'],
  maxBytes: 8 * 1024,
})
