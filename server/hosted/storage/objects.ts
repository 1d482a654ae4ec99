import { bucket } from '../../../contract/hosted/storageCalls.ts'
import { isPlain } from '../../../contract/text.ts'
import { filesOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import type { Database } from '../../store/schema.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import { HostedError } from '../hostedError.ts'

const LONGEST_NAME = 120
/** Characters that would end or change a URL, because the official client does not encode names. */
const UNADDRESSABLE = /[?#%/\\]/g

/** File as an object of the bucket. */
export interface StoredObject {
  readonly id: string
  /** Unique name in its folder. */
  readonly name: string
  readonly bytes: number
  /** SHA-256 of the content, in hexadecimal. */
  readonly digest: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Cache time of an object, in seconds. */
export const cacheSeconds = 3_600

/**
 * Objects of an account, oldest first. If several files have the same name, the later ones get their id
 * appended.
 */
export async function objectsOf(db: Database, accountId: string): Promise<readonly StoredObject[]> {
  const rows = await filesOf(db, accountId)
    .select(['id', 'name', 'bytes', 'digest', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const taken = new Set<string>()
  return rows.map(({ created_at: createdAt, name: given, ...row }) => {
    const plain = pdfName(given).replaceAll(UNADDRESSABLE, '-')
    const name = taken.has(plain) ? `${plain.slice(0, -4)} (${row.id.slice(0, 8)})${plain.slice(-4)}` : plain
    taken.add(name)
    return { ...row, name, createdAt }
  })
}

/** Object by its name. Throws `HostedError` (404). */
export async function objectNamed(db: Database, accountId: string, name: string): Promise<StoredObject> {
  const found = (await objectsOf(db, accountId)).find((each) => each.name === name)
  if (!found) throw new HostedError(404, 'not_found', hostedRefusals.unknownObject)
  return found
}

/**
 * Requires the only bucket.
 *
 * @throws HostedError (404) for another bucket
 */
export function requireBucket(name: string | undefined): void {
  if (name !== bucket) throw new HostedError(404, 'Bucket not found', hostedRefusals.unknownBucket)
}

/**
 * Name in the path of an object, which consists of account id and name.
 *
 * @throws HostedError (400, 403)
 */
export function nameIn(path: string, accountId: string): string {
  const [folder = '', name = '', ...more] = path.split('/')
  if (folder !== accountId) throw new HostedError(403, 'Unauthorized', hostedRefusals.otherFolder)
  if (more.length > 0 || name === '' || name.length > 2 * LONGEST_NAME || !isPlain(name))
    throw new HostedError(400, 'InvalidKey', hostedRefusals.wrongPath)
  return name
}

/** Name for a new object. Throws `HostedError` (400, 403). */
export function newNameIn(path: string, accountId: string): string {
  const name = nameIn(path, accountId)
  const isGood =
    [...name].length <= LONGEST_NAME &&
    name.trim() === name &&
    name.replaceAll(UNADDRESSABLE, '') === name &&
    pdfName(name) === name
  if (!isGood) throw new HostedError(400, 'InvalidKey', hostedRefusals.wrongObjectName)
  return name
}

const dateOf = (time: number) => new Date(time).toISOString()

const cacheControl = `max-age=${cacheSeconds}`

/** Entity tag of an object. */
export const etagOf = ({ digest }: StoredObject) => `"${digest}"`

/** Object in a list, in the format of the official client. */
export const listedObject = (object: StoredObject) => {
  const at = dateOf(object.createdAt)
  return {
    name: object.name,
    id: object.id,
    updated_at: at,
    created_at: at,
    last_accessed_at: at,
    metadata: {
      eTag: etagOf(object),
      size: object.bytes,
      mimetype: 'application/pdf',
      cacheControl,
      lastModified: at,
      contentLength: object.bytes,
      httpStatusCode: 200,
    },
  }
}

/** Object in the format of `info` of the official client. */
export const describedObject = (object: StoredObject, path: string) => ({
  id: object.id,
  version: object.id,
  name: path,
  bucket_id: bucket,
  size: object.bytes,
  content_type: 'application/pdf',
  cache_control: cacheControl,
  etag: etagOf(object),
  metadata: {},
  last_modified: dateOf(object.createdAt),
  created_at: dateOf(object.createdAt),
})
