import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../security/secrets.ts'

interface Signed {
  /** Path of the object in the bucket. */
  readonly path: string
  readonly id: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Tokens of signed URLs. Each is valid for one file at one path, until it expires. */
export interface SignedUrls {
  readonly tokenOf: (signed: Signed) => string
  /** Undefined for a token that is forged, for another path, or expired. */
  readonly read: (token: string, path: string, now: number) => Signed | undefined
}

/**
 * Creates the signer of download URLs.
 *
 * @param key secret shared by all processes; tokens cannot be forged without it
 */
export function createSignedUrls(key: string): SignedUrls {
  const hash = keyedHash(key)
  const proofOf = ({ expiresAt, id, path }: Signed) => hash(`signed url ${expiresAt} ${id} ${path}`)
  return {
    tokenOf: (signed) => [signed.expiresAt, signed.id, proofOf(signed)].join('.'),
    read: (token, path, now) => {
      const [time = '', id = '', proof = '', ...more] = token.split('.')
      if (!/^\d{1,15}$/.test(time) || more.length > 0) return undefined
      const signed = { path, id, expiresAt: Number(time) }
      const own = Buffer.from(proofOf(signed))
      const given = Buffer.from(proof)
      const isOurs = given.length === own.length && timingSafeEqual(given, own)
      return isOurs && signed.expiresAt > now ? signed : undefined
    },
  }
}
