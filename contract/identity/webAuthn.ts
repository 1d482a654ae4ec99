import * as v from 'valibot'
import { looseObject } from '../schemas/shapes.ts'

// Responses of authenticators as JSON (Web Authentication Level 3, 5.1.8). Browsers and password managers add fields of
// their own, which nobody reads.

const UNREADABLE = 'Your browser sent an incomplete passkey. Try again.'

/** Base64url of at most so many characters. */
const base64url = (max: number) => v.pipe(v.string(UNREADABLE), v.regex(expression(max), UNREADABLE))

const expression = (max: number) => new RegExp(`^[\\w-]{1,${max}}$`)

/** A credential ID has at most 1,023 bytes (5.8.3). */
export const credentialId = base64url(1_364)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key', UNREADABLE),
  clientExtensionResults: looseObject({}),
}

const clientDataJSON = base64url(2_048)

/** Answer of an authenticator that signs a challenge: a login, or a proof. */
export const authenticationResponse = looseObject({
  ...credential,
  response: looseObject({
    clientDataJSON,
    authenticatorData: base64url(2_048),
    // That of a quantum-safe key is the longest: ML-DSA-44, 2,420 bytes.
    signature: base64url(4_096),
    userHandle: v.optional(base64url(86)),
  }),
})
