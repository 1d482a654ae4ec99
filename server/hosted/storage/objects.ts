import { bucket } from '../../../contract/hosted/storageCalls.ts'
import { isPlain } from '../../../contract/text.ts'
import { filesOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import type { Database } from '../../store/schema.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import { HostedError } from '../hostedError.ts'

const LONGEST_NAME = 120
/** The official client sends a name as it is: these would end or change the address. */
const UNADDRESSABLE = /[?#%/\\]/g

/** A file as an object of the bucket. */
export interface StoredObject {
  readonly id: string
  /** Unique in its folder. */
  readonly name: string
  readonly bytes: number
  /** SHA-256 of the content, in hex. */
  readonly digest: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Seconds for which an object may be cached. */
export const cacheSeconds = 3_600

/** The objects of an account, the oldest first. Of several files with one name, the later ones also carry an id. */
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

/** An object by its name. Throws `HostedError` (404). */
export async function objectNamed(db: Database, accountId: string, name: string): Promise<StoredObject> {
  const found = (await objectsOf(db, accountId)).find((each) => each.name === name)
  if (!found) throw new HostedError(404, 'not_found', hostedRefusals.unknownObject)
  return found
}

/** @throws HostedError (404) for another bucket */
export function requireBucket(name: string | undefined): void {
  if (name !== bucket) throw new HostedError(404, 'Bucket not found', hostedRefusals.unknownBucket)
}

/**
 * The name in the path of an object: the id of the account, and a name.
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

/** The name for an object that is stored. Throws `HostedError` (400, 403). */
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

/** An object in the list of the official client. */
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

/** An object as `info` of the official client describes it. Takes its path. */
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
