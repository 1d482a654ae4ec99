import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Cbor = Parameters<typeof isoCBOR.encode>[0]

interface Key {
  readonly credentialId: string
  readonly userHandle: string
  readonly rpId: string
  readonly privateKey: KeyObject
  counter: number
}

/** Deliberately wrong values of a response. */
export interface Lies {
  readonly challenge?: string
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly signature?: string
  /** Creates the format and statement of the attestation from the signature of the new key. */
  readonly attestation?: (signature: Uint8Array) => readonly [format: string, statement: Map<string, Cbor>]
  readonly algorithm?: number
  readonly credentialId?: string
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const base64url = (content: string | Uint8Array) => Buffer.from(content).toString('base64url')

/**
 * An authenticator with ES256 keys, including the browser's part (Web Authentication, sections 6 and 7).
 * Responses can contain deliberately wrong values.
 */
export class Authenticator {
  readonly #origin: string
  readonly #keys: Key[] = []

  /** @param origin origin of the page that uses the authenticator */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Creates a passkey. Returns the result of `navigator.credentials.create` as JSON. */
  create({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const credentialId = lies.credentialId ? Buffer.from(lies.credentialId, 'base64url') : randomBytes(32)
    const key = {
      credentialId: base64url(credentialId),
      userHandle: user.id,
      rpId: rp.id,
      privateKey,
      counter: 0,
    }
    this.#keys.push(key)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coseKey = isoCBOR.encode(
      new Map<string | number, Cbor>([
        [1, 2],
        [3, lies.algorithm ?? -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const authData = Buffer.concat([
      this.#authenticatorData(key, HAS_CREDENTIAL, lies),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      coseKey,
    ])
    const clientData = this.#clientData('webauthn.create', challenge, lies)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
    const [format, statement] = lies.attestation?.(new Uint8Array(signature)) ?? ['none', new Map()]
    const attestationObject = new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: key.credentialId,
      rawId: key.credentialId,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(isoCBOR.encode(attestationObject)),
        transports: ['internal', 'hybrid'],
      },
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
    }
  }

  /** Signs a challenge with the newest passkey. Returns the result of `navigator.credentials.get` as JSON. */
  get({ challenge }: RequestOptions, lies: Lies = {}) {
    const key = this.#keys.at(-1)
    if (!key) throw new Error('This authenticator has no passkey.')
    key.counter += 1
    const authenticatorData = this.#authenticatorData(key, 0, lies)
    const clientData = Buffer.from(this.#clientData('webauthn.get', challenge, lies))
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return {
      id: key.credentialId,
      rawId: key.credentialId,
      type: 'public-key' as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: lies.signature ?? base64url(sign('sha256', signed, key.privateKey)),
        userHandle: lies.userHandle ?? key.userHandle,
      },
      clientExtensionResults: {},
    }
  }

  #clientData(type: string, challenge: string, lies: Lies): string {
    return JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.#origin,
      crossOrigin: lies.crossOrigin ?? false,
    })
  }

  #authenticatorData(key: Key, flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? key.counter)
    const verified = lies.isVerified === false ? 0 : USER_VERIFIED
    return Buffer.concat([
      sha256(lies.rpId ?? key.rpId),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
    ])
  }
}
