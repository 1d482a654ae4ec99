import * as v from 'valibot'
import { boundedList, looseObject } from '../schemas/shapes.ts'

// Requests to authenticators and their responses, as JSON (Web Authentication Level 3, 5.1.8 to 5.1.10). Fields that
// browsers and password managers add are ignored.

const UNREADABLE = 'Your browser sent an incomplete passkey. Try again.'

/** Base64url text that matches the expression, which limits its length. */
const base64url = (expression: RegExp) => v.pipe(v.string(UNREADABLE), v.regex(expression, UNREADABLE))

/** Credential ID of at most 1,023 bytes (5.8.3). */
const credentialId = base64url(/^[\w-]{1,1364}$/)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key', UNREADABLE),
}

const clientDataJSON = base64url(/^[\w-]{1,2048}$/)

/** Response of an authenticator that signed a challenge, for a login or for re-authentication. */
export const authenticationResponse = looseObject({
  ...credential,
  response: looseObject({
    clientDataJSON,
    authenticatorData: base64url(/^[\w-]{1,1024}$/),
    // Length of a signature by an RSA key of 8,192 bits.
    signature: base64url(/^[\w-]{1,1366}$/),
    userHandle: v.optional(base64url(/^[\w-]{1,86}$/)),
  }),
})

export type AuthenticationResponse = v.InferOutput<typeof authenticationResponse>

const transport = v.pipe(v.string(UNREADABLE), v.regex(/^[a-z-]{1,20}$/, UNREADABLE))

/** Response of an authenticator that created a passkey. */
export const registrationResponse = looseObject({
  ...credential,
  response: looseObject({
    clientDataJSON,
    attestationObject: base64url(/^[\w-]{1,8192}$/),
    transports: v.optional(boundedList(transport, 10)),
  }),
})

export type RegistrationResponse = v.InferOutput<typeof registrationResponse>

const descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.array(v.string()),
})

/** Options of `navigator.credentials.get`. */
export const authenticationOptions = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rpId: v.string(),
  /** Empty to allow every passkey of the browser. */
  allowCredentials: v.array(descriptor),
  userVerification: v.literal('required'),
})

/** Options of `navigator.credentials.create`. */
export const registrationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
