import type * as v from 'valibot'
import type { hostedStorageCalls } from '../../../contract/hosted/storageCalls.ts'
import { isPlain } from '../../../contract/text.ts'
import { contentOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { asAttachment } from '../../http/headers.ts'
import type { Database } from '../../store/schema.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { keyOf, type ObjectContext } from './objectContext.ts'
import {
  cacheSeconds,
  describedObject,
  etagOf,
  listedObject,
  nameIn,
  objectNamed,
  objectsOf,
  type StoredObject,
} from './objects.ts'
import type { SignedUrls } from './signedUrls.ts'

type PayloadOf<Name extends 'listObjects' | 'signObjects'> = v.InferOutput<
  NonNullable<(typeof hostedStorageCalls)[Name]['payload']>
>

export async function downloadObject({ c, own }: ObjectContext, path: string): Promise<Response> {
  const object = await objectNamed(own.db, own.account.id, nameIn(path, own.account.id))
  c.header('Vary', 'Authorization', { append: true })
  return send({ c, db: own.db }, object, { seconds: cacheSeconds, fileName: object.name })
}

/** Sends an object as a download, never shown on this origin. */
function send(
  { c, db }: { readonly c: HostedContext['c']; readonly db: Database },
  object: StoredObject,
  { fileName, seconds }: { readonly seconds: number; readonly fileName: string },
): Response {
  return c.body(contentOf(db, object), 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(object.bytes),
    'Content-Disposition': asAttachment(fileName),
    'Cache-Control': `private, max-age=${seconds}`,
    ETag: etagOf(object),
  })
}

export async function objectInfo({ c, own }: ObjectContext, path: string): Promise<Response> {
  const object = await objectNamed(own.db, own.account.id, nameIn(path, own.account.id))
  return c.json(describedObject(object, path))
}

/** Lists the folder of the account, or the objects in it. */
export async function listObjects(
  { c, own }: ObjectContext,
  { limit, offset, prefix, search, sortBy }: PayloadOf<'listObjects'>,
): Promise<Response> {
  const accountId = own.account.id
  const folder = prefix.replace(/\/$/, '')
  const objects = await objectsOf(own.db, accountId)
  if (folder === '') {
    const isListed = objects.length > 0 && offset === 0 && accountId.startsWith(search.toLowerCase())
    return c.json(isListed ? [folderNamed(accountId)] : [])
  }
  if (folder !== accountId) throw new HostedError(403, 'Unauthorized', hostedRefusals.otherFolder)
  const found = objects
    .map(listedObject)
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .toSorted(
      (one, another) =>
        compare(one[sortBy.column], another[sortBy.column]) || compare(one.name, another.name),
    )
  const sorted = sortBy.order === 'asc' ? found : found.toReversed()
  return c.json(sorted.slice(offset, offset + limit))
}

const compare = (one: string, another: string) => (one < another ? -1 : Number(one > another))

const folderNamed = (name: string) => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
})

/** Creates a signed URL of an object that is valid for a number of seconds. */
export async function signObject(
  { c, own }: ObjectContext,
  path: string,
  { expiresIn, urls }: { readonly expiresIn: number; readonly urls: SignedUrls },
): Promise<Response> {
  const { id } = await objectNamed(own.db, own.account.id, nameIn(path, own.account.id))
  return c.json({ signedURL: addressOf(urls, { path, id, expiresAt: own.now + expiresIn * 1_000 }) })
}

export async function signObjects(
  { c, own }: ObjectContext,
  { expiresIn, paths }: PayloadOf<'signObjects'>,
  urls: SignedUrls,
): Promise<Response> {
  const objects = await objectsOf(own.db, own.account.id)
  const expiresAt = own.now + expiresIn * 1_000
  return c.json(
    paths.map((path) => {
      const object = objects.find(({ name }) => path === `${own.account.id}/${name}`)
      return object
        ? { error: null, path, signedURL: addressOf(urls, { path, id: object.id, expiresAt }) }
        : { error: hostedRefusals.unknownObject, path, signedURL: null }
    }),
  )
}

const addressOf = (urls: SignedUrls, signed: Parameters<SignedUrls['tokenOf']>[0]) =>
  `/object/sign/${keyOf(signed.path)}?token=${urls.tokenOf(signed)}`

/** Downloads an object by a signed URL, unless its account is deleted. */
export async function downloadSigned(
  { c, call }: HostedContext,
  path: string,
  urls: SignedUrls,
): Promise<Response> {
  const signed = urls.read(c.req.query('token') ?? '', path, call.now)
  if (!signed) throw new HostedError(400, 'InvalidSignature', hostedRefusals.wrongSignature)
  const [accountId = ''] = path.split('/')
  const account = await call.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  const object = account && (await objectsOf(call.db, account.id)).find(({ id }) => id === signed.id)
  if (!object || path !== `${accountId}/${object.name}`)
    throw new HostedError(404, 'not_found', hostedRefusals.unknownObject)
  const seconds = Math.min(cacheSeconds, Math.floor((signed.expiresAt - call.now) / 1_000))
  return send({ c, db: call.db }, object, {
    seconds,
    fileName: wantedName(c.req.query('download')) ?? object.name,
  })
}

/** File name requested in the query. */
const wantedName = (name: string | undefined) =>
  name && isPlain(name) && name.length <= 120 ? pdfName(name.replaceAll(/[/\\]/g, '-')) : undefined
