import * as v from 'valibot'
import type { AuthenticationResponse, RegistrationResponse } from '../../contract/identity/webAuthn.ts'
import type { PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relyingParty.ts'

// The library takes half a second and 27 MB to load: servers that meet no passkey do without.
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** COSE algorithms of keys: EdDSA, ES256 and RS256, which every authenticator has one of. */
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
    // No page of the application is in a frame.
    crossOrigin: v.optional(v.literal(false)),
  }),
)

/** The challenge that an authenticator has signed, or `undefined` where its answer tells none. */
export function challengeIn({ response }: AuthenticationResponse | RegistrationResponse): string | undefined {
  const read = v.safeParse(clientDataSchema, response.clientDataJSON)
  return read.success ? read.output.challenge : undefined
}

interface Expected {
  readonly challenge: string
  readonly party: RelyingParty
}

/**
 * Checks that a passkey has signed a challenge for this origin after its owner was verified.
 *
 * @returns the new counter, or `undefined` where anything is wrong, a counter that went back among it
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
 * Checks that an authenticator has made a passkey with a challenge for this origin after its owner was verified.
 *
 * @returns the columns of the passkey, or `undefined` where anything is wrong
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
 * Certificates are not requested, and are refused: to check one, the library would connect to addresses that the
 * certificate names.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers()
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

/** The library throws for whatever is wrong with an answer. */
const orNothing = <Value>(check: () => Promise<Value | undefined>): Promise<Value | undefined> =>
  check().catch(() => undefined)
