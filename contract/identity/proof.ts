import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { currentPassword } from '../fields.ts'
import { authenticationResponse } from './webAuthn.ts'

/** Fields for re-authentication, by password or passkey. */
export const proof = {
  password: v.optional(currentPassword),
  response: v.optional(authenticationResponse),
} as const

/** Error state of a call that requires a login within the last 10 minutes. */
export const staleLogin = 'staleLogin'

/** Methods of re-authentication that are available to an account. */
export const proofWays = v.object({
  password: v.boolean(),
  passkey: v.boolean(),
  /**
   * True after a login within the last 10 minutes: the only proof for an account without password and
   * passkey.
   */
  recentLogin: v.boolean(),
})

export type ProofWays = v.InferOutput<typeof proofWays>

export const proofCalls = {
  readProofWays: defineCall({
    path: 'read-proof-ways',
    summary: 'Get the ways in which you can prove who you are: password, passkey, recent login.',
    payload: nothing,
    result: proofWays,
    access: 'session',
  }),
} as const
