import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Makes ids by which one company knows people, and reads them. */
export interface CompanyPersonIds {
  /** Id of a person, from `profiles.person_id`. */
  idFor(personId: string): string
  /** `profiles.person_id` for an id; a random one for any other text. */
  personOf(id: string): string
}

/** Makes ids by which companies know people, and reads them. */
export interface PersonIds {
  /** Key of a company's ids, in base64url. */
  keyOf(companyId: string): string
  /** Id of a person for a company, from `profiles.person_id`. */
  idFor(companyId: string, personId: string): string
  /** `profiles.person_id` for an id of this company; a random one for any other text. */
  personOf(companyId: string, id: string): string
}

const ALGORITHM = 'aes-128-ecb'
const BLOCK = 16

/**
 * Ids that differ from company to company, and lead back only for the company that they were made for: a permutation of
 * 128 bits with a key of the company, so that none is kept, and none can be told from an unknown one.
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

/** The ids of the company whose key this is. */
export function personIdsWith(companyKey: string): CompanyPersonIds {
  const key = Buffer.from(companyKey, 'base64url').subarray(0, BLOCK)
  return {
    idFor: (personId) => {
      const cipher = createCipheriv(ALGORITHM, key, null).setAutoPadding(false)
      return Buffer.concat([cipher.update(bytesOf(personId)), cipher.final()]).toString('base64url')
    },
    personOf: (id) => {
      const given = Buffer.from(id, 'base64url')
      // An id of another length is invalid; it is looked up all the same, so that the response takes as long.
      const block = given.length === BLOCK ? given : Buffer.alloc(BLOCK)
      const decipher = createDecipheriv(ALGORITHM, key, null).setAutoPadding(false)
      return uuidOf(Buffer.concat([decipher.update(block), decipher.final()]))
    },
  }
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
