import { createHash, createHmac, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 26

/** Creates an opaque token: 256 random bits as 43 characters of base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** True if a text has the form of a token. Anything else needs no lookup. */
export const isToken = (text: string | undefined) => text !== undefined && /^[\w-]{43}$/.test(text)

/**
 * Creates a code for a mailed link: 130 random bits as 26 characters of Crockford's base32, which survive
 * every email client.
 */
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

/** Keyed hash of a text, for comparison. Without the key, the text cannot be guessed. */
export const keyedHash = (key: string) => (text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
