import * as v from 'valibot'
import { currentPassword } from '../fields.ts'
import { authenticationResponse } from './webAuthn.ts'

/** Fields of a call that asks a member to prove once more who they are: by their password, or by a passkey. */
export const proof = {
  password: v.optional(currentPassword),
  response: v.optional(authenticationResponse),
} as const
