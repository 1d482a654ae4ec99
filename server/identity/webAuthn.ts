import * as v from 'valibot'
import type { AuthenticationResponse, RegistrationResponse } from '../../contract/identity/webAuthn.ts'
import type { PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relyingParty.ts'

// Loaded on demand: the library takes half a second and 27 MB.
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** COSE algorithms: EdDSA, ES256 and RS256. Every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]

const clientDataSchema = v.pipe(
  v.string(),
  v.rawTransform(({ addIssue, dataset, NEVER }) => {
    try {
      return JSON.parse(Buffer.from(dataset.value, 'base64url').toString()) as unknown
    } catch {
      addIssue({ message: 'This is no JSON.' })
      return NEVER
    }
  }),
  v.object({
    challenge: v.pipe(v.string(), v.maxLength(64)),
    // The application never runs in a frame.
    crossOrigin: v.optional(v.literal(false)),
  }),
)

/** Challenge in an authenticator's response; `undefined` if the response contains none. */
export function challengeIn({ response }: AuthenticationResponse | RegistrationResponse): string | undefined {
  const read = v.safeParse(clientDataSchema, response.clientDataJSON)
  return read.success ? read.output.challenge : undefined
}

interface Expected {
  readonly challenge: string
  readonly party: RelyingParty
}

/**
 * Verifies that a passkey has signed a challenge for this origin after user verification.
 *
 * @returns the new counter; `undefined` if anything is invalid, including a counter that has not increased
 */
export async function verifyAuthentication(
  passkey: PasskeyRow,
  { id, rawId, type, response }: AuthenticationResponse,
  { challenge, party }: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { authenticatorData, clientDataJSON, signature } = response
  return orNothing(async () => {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { authenticatorData, clientDataJSON, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

/**
 * Verifies that an authenticator has created a passkey with a challenge for this origin after user
 * verification.
 *
 * @returns the columns of the passkey; `undefined` if anything is invalid
 */
export async function verifyRegistration(
  { id, rawId, type, response }: RegistrationResponse,
  { challenge, party }: Expected,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { attestationObject, clientDataJSON, transports = [] } = response
  return orNothing(async () => {
    if (!(await isWithoutCertificates(attestationObject))) return undefined
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { attestationObject, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || registrationInfo.credential.id !== id) return undefined
    return {
      credential_id: id,
      public_key: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports: transports.join(','),
    }
  })
}

/**
 * Certificates are not requested, and are refused: to verify one, the library would connect to URLs in the
 * certificate.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers()
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** Converts errors to undefined, because the library throws for every invalid response. */
const orNothing = <Value>(check: () => Promise<Value | undefined>): Promise<Value | undefined> =>
  check().catch(() => undefined)
