import { createHash, createHmac, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 26

/** A new opaque token: 256 random bits as 43 characters of base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** True if a text has the shape of a token; anything else need not be looked up. */
export const isToken = (text: string | undefined) => text !== undefined && /^[\w-]{43}$/.test(text)

/** A new code for a mailed link: 130 random bits as 26 characters of Crockford's base32, safe in any mail program. */
export const newCode = () =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Stored form of tokens: SHA-256 in hex, enough for secrets of more than 112 bits. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Stored form of codes: as for tokens, after normalizing characters that people confuse (case, I and L for 1,
 * O for 0).
 */
export const codeDigest = (code: string) =>
  digest(code.toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0'))

/** A keyed hash: tells whether two texts are the same, and to nobody without the key which they were. */
export const keyedHash = (key: string) => (text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
