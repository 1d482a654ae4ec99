import * as v from 'valibot'
import { uploads } from '../files/uploads.ts'
import { boundedList, looseObject } from '../schemas/shapes.ts'
import { defineHostedCall } from './call.ts'

/** The only bucket. It has one folder per candidate, named after the account id. */
export const bucket = 'files'

/** Maximum overhead of multipart form data around an uploaded file. */
const FRAME = 16 * 1024
const SIGNED_FOR_MOST_SECONDS = 7 * 86_400

const text = v.pipe(v.string(), v.maxLength(400))
const paths = v.pipe(boundedList(text, 100), v.minLength(1))
const expiresIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SIGNED_FOR_MOST_SECONDS))
const nothing = v.optional(v.null())

const destination = looseObject({
  bucketId: text,
  sourceKey: text,
  destinationKey: text,
  destinationBucket: v.optional(text),
  sourceVersionId: nothing,
})

const ofObject = (path: string) => `/object/${path}:bucket/:path{.+}`

/** Calls of `/storage/v1`. Unknown keys of a payload are ignored, because the official client adds some. */
export const hostedStorageCalls = {
  downloadSigned: defineHostedCall({
    method: 'GET',
    path: ofObject('sign/'),
    summary: 'Download a file by a signed address.',
    access: 'anyone',
  }),
  signObject: defineHostedCall({
    method: 'POST',
    path: ofObject('sign/'),
    summary: 'Make an address that downloads a file without a key, for at most 7 days.',
    payload: looseObject({ expiresIn, transform: nothing, versionId: nothing }),
    access: 'session',
  }),
  signObjects: defineHostedCall({
    method: 'POST',
    path: '/object/sign/:bucket',
    summary: 'The same for several files.',
    payload: looseObject({ expiresIn, paths }),
    access: 'session',
    maxBytes: 256 * 1024,
  }),
  objectInfo: defineHostedCall({
    method: 'GET',
    path: ofObject('info/'),
    summary: 'Name, size and dates of a file.',
    access: 'session',
  }),
  listObjects: defineHostedCall({
    method: 'POST',
    path: '/object/list/:bucket',
    summary: 'List files.',
    payload: looseObject({
      prefix: v.optional(text, ''),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 100),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      search: v.optional(text, ''),
      sortBy: v.optional(
        looseObject({
          column: v.optional(v.picklist(['name', 'created_at', 'updated_at', 'last_accessed_at']), 'name'),
          order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
        }),
        {},
      ),
    }),
    access: 'session',
  }),
  moveObject: defineHostedCall({
    method: 'POST',
    path: '/object/move',
    summary: 'Rename a file.',
    payload: destination,
    access: 'session',
    maxBytes: 8 * 1024,
  }),
  copyObject: defineHostedCall({
    method: 'POST',
    path: '/object/copy',
    summary: 'Copy a file.',
    payload: destination,
    access: 'session',
    maxBytes: 8 * 1024,
  }),
  downloadAuthenticated: defineHostedCall({
    method: 'GET',
    path: ofObject('authenticated/'),
    summary: 'Download a file.',
    access: 'session',
  }),
  downloadObject: defineHostedCall({
    method: 'GET',
    path: ofObject(''),
    summary: 'Download a file.',
    access: 'session',
  }),
  uploadObject: defineHostedCall({
    method: 'POST',
    path: ofObject(''),
    summary: 'Upload a PDF, as it is or in a form. The header x-upsert replaces a file of this name.',
    access: 'session',
    maxBytes: uploads.uploadFile.maxBytes + FRAME,
  }),
  replaceObject: defineHostedCall({
    method: 'PUT',
    path: ofObject(''),
    summary: 'Replace a file.',
    access: 'session',
    maxBytes: uploads.uploadFile.maxBytes + FRAME,
  }),
  removeObjects: defineHostedCall({
    method: 'DELETE',
    path: '/object/:bucket',
    summary: 'Delete files.',
    payload: looseObject({ prefixes: paths }),
    access: 'session',
    maxBytes: 256 * 1024,
  }),
} as const
