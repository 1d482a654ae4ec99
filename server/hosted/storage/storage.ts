import { Hono, type Context } from 'hono'
import type * as v from 'valibot'
import type { HostedCall } from '../../../contract/hosted/call.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { hostedStorageCalls as calls } from '../../../contract/hosted/storageCalls.ts'
import { limitRequests } from '../../http/clientLimits.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { hostedRefusals } from '../../words/hosted.ts'
import { answerHostedError } from '../answerHostedError.ts'
import type { HostedParts } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { registerHosted } from '../registerHosted.ts'
import { copyObject, moveObject, removeObjects } from './change.ts'
import { objectContext, type ObjectContext } from './objectContext.ts'
import { requireBucket } from './objects.ts'
import { downloadObject, downloadSigned, listObjects, objectInfo, signObject, signObjects } from './read.ts'
import { createSignedUrls } from './signedUrls.ts'
import { unsupported, uploadObject } from './upload.ts'

/** Serves `/storage/v1`: files of candidates as objects of one bucket. */
export function createStorage(parts: HostedParts): Hono<HttpEnvironment> {
  const root = new Hono<HttpEnvironment>()
  const storage = root.basePath(hostedPaths.storage)
  root.onError(
    answerHostedError(parts, ({ code, message, status }) => ({
      statusCode: String(status),
      error: code,
      message,
    })),
  )
  const urls = createSignedUrls(parts.hashKey)
  refuseUnsupported(storage, parts)

  /** Registers a call about the caller's objects. */
  const register = <Payload extends v.GenericSchema>(
    name: string,
    call: HostedCall<Payload, 'session'>,
    handle: (context: ObjectContext, payload: v.InferOutput<Payload>) => Promise<Response>,
  ) =>
    registerHosted(
      storage,
      name,
      call,
      async (context, payload) => {
        if (call.path.includes(':bucket')) requireBucket(context.c.req.param('bucket'))
        return handle(await objectContext(context, context.member, call.maxBytes), payload)
      },
      parts,
    )

  registerHosted(
    storage,
    'downloadSigned',
    calls.downloadSigned,
    async (context) => {
      requireBucket(context.c.req.param('bucket'))
      return downloadSigned(context, pathIn(context.c), urls)
    },
    parts,
  )
  register('signObject', calls.signObject, (context, { expiresIn }) =>
    signObject(context, pathIn(context.c), { expiresIn, urls }),
  )
  register('signObjects', calls.signObjects, (context, payload) => signObjects(context, payload, urls))
  register('objectInfo', calls.objectInfo, (context) => objectInfo(context, pathIn(context.c)))
  register('listObjects', calls.listObjects, listObjects)
  register('moveObject', calls.moveObject, moveObject)
  register('copyObject', calls.copyObject, copyObject)
  for (const name of ['downloadAuthenticated', 'downloadObject'] as const)
    register(name, calls[name], (context) => downloadObject(context, pathIn(context.c)))
  register('uploadObject', calls.uploadObject, (context) =>
    uploadObject(context, pathIn(context.c), context.c.req.header('x-upsert') === 'true'),
  )
  register('replaceObject', calls.replaceObject, (context) => uploadObject(context, pathIn(context.c), true))
  register('removeObjects', calls.removeObjects, (context, { prefixes }) => removeObjects(context, prefixes))
  storage.all('/*', limitRequests(parts), () => {
    throw new HostedError(404, 'not_found', hostedRefusals.unknownEndpoint)
  })
  return root
}

const pathIn = (c: Context<HttpEnvironment>) => c.req.param('path') ?? ''

/** Unsupported features of the official client, by path. */
const unsupportedPaths = [
  ['/bucket', 'administration of buckets'],
  ['/bucket/*', 'administration of buckets'],
  ['/object/public/*', 'public files'],
  ['/object/upload/sign/*', 'signed uploads'],
  ['/object/list-v2/*', 'second kind of list'],
  ['/upload/resumable', 'resumable uploads'],
  ['/upload/resumable/*', 'resumable uploads'],
  ['/render/*', 'transformed images'],
  ['/cdn/*', 'cache to purge'],
  ['/vector/*', 'vectors'],
  ['/iceberg/*', 'analytics'],
] as const

function refuseUnsupported(storage: Hono<HttpEnvironment>, parts: HostedParts): void {
  for (const [path, what] of unsupportedPaths)
    storage.all(path, limitRequests(parts), () => {
      throw unsupported(what)
    })
}
