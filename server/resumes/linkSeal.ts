import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encryption of resume links, so that a database row alone does not reveal them. */
export interface LinkSeal {
  readonly seal: (link: string) => string
  /** The link; null where it was sealed with another key. */
  readonly open: (sealed: string) => string | null
}

/**
 * Seals links (AES-256-GCM), so that their owner can be shown them again although they are looked up by their hash.
 *
 * @param keyedHash that of the installation, from which the key is derived
 */
export function createLinkSeal(keyedHash: (text: string) => string): LinkSeal {
  const key = createHash('sha256').update(keyedHash('the key of the links of resumes')).digest()
  return {
    seal: (link) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}
