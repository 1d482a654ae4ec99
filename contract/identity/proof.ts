import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { currentPassword } from '../fields.ts'
import { authenticationResponse } from './webAuthn.ts'

/** Fields of a call that asks a member to prove once more who they are: by their password, or by a passkey. */
export const proof = {
  password: v.optional(currentPassword),
  response: v.optional(authenticationResponse),
} as const

/** State in the refusal of a call that takes a login of the last 10 minutes. */
export const staleLogin = 'staleLogin'

/** Ways in which a member can prove now who they are. */
export const proofWays = v.object({
  password: v.boolean(),
  passkey: v.boolean(),
  /** True for a login of the last 10 minutes: the only proof that an account without password and passkey has. */
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
