import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Encrypts and decrypts the ids by which one company identifies people. */
export interface CompanyPersonIds {
  /** Company-specific id of a person, from `profiles.person_id`. */
  idFor(personId: string): string
  /** Value of `profiles.person_id` for an id; random for any other text. */
  personOf(id: string): string
}

/** Encrypts and decrypts company-specific ids of people. */
export interface PersonIds {
  /** Key of a company's ids, in base64url. */
  keyOf(companyId: string): string
  /** Id of a person for a company, from `profiles.person_id`. */
  idFor(companyId: string, personId: string): string
  /** Value of `profiles.person_id` for an id of this company; random for any other text. */
  personOf(companyId: string, id: string): string
}

const ALGORITHM = 'aes-128-ecb'
const BLOCK = 16

/**
 * Creates company-specific ids by encrypting a single block of 128 bits with a key per company. Ids need not
 * be stored, cannot be linked between companies, and cannot be distinguished from unknown ones.
 *
 * @param keyedHash of 128 bits, in base64url
 */
export function createPersonIds(keyedHash: (text: string) => string): PersonIds {
  const keyOf = (companyId: string) => keyedHash(`people ${companyId}`)
  return {
    keyOf,
    idFor: (companyId, personId) => personIdsWith(keyOf(companyId)).idFor(personId),
    personOf: (companyId, id) => personIdsWith(keyOf(companyId)).personOf(id),
  }
}

/** Ids for the company with a key. */
export function personIdsWith(companyKey: string): CompanyPersonIds {
  const key = Buffer.from(companyKey, 'base64url').subarray(0, BLOCK)
  return {
    idFor: (personId) => {
      const cipher = createCipheriv(ALGORITHM, key, null).setAutoPadding(false)
      return Buffer.concat([cipher.update(bytesOf(personId)), cipher.final()]).toString('base64url')
    },
    personOf: (id) => {
      const given = Buffer.from(id, 'base64url')
      // An id of another length is invalid. It is decrypted anyway, so that the response takes the same time.
      const block = given.length === BLOCK ? given : Buffer.alloc(BLOCK)
      const decipher = createDecipheriv(ALGORITHM, key, null).setAutoPadding(false)
      return uuidOf(Buffer.concat([decipher.update(block), decipher.final()]))
    },
  }
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
