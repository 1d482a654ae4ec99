import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encryption of resume links, so that a database row alone does not reveal them. */
export interface LinkSeal {
  readonly seal: (link: string) => string
  /** Decrypted link; null if it was encrypted with another key. */
  readonly open: (sealed: string) => string | null
}

/**
 * Creates the encryption of links (AES-256-GCM). Links are looked up by hash; the encrypted form is needed to
 * show them to their owner again.
 *
 * @param keyedHash of the installation, from which the key is derived
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
