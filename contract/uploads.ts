import * as v from 'valibot'
import type { Access, LimitName } from './call.ts'
import type { Role } from './roles.ts'

/** A call whose body is a file as it is. */
export interface Upload<Result extends v.GenericSchema = v.GenericSchema> {
  /** The last part of its path. */
  readonly path: string
  readonly role: Role
  readonly access: Exclude<Access, 'public'>
  /** The media type that it takes. */
  readonly type: string
  readonly maxBytes: number
  /** What the envelope's result is. */
  readonly result: Result
  /** What counts against the account that is signed in. */
  readonly limit: LimitName
}

/** The upload of a file that is kept. Its name travels percent-encoded in the header `X-File-Name`. */
export const uploads = {
  uploadFile: {
    path: 'upload-file',
    role: 'candidate',
    access: 'session',
    type: 'application/pdf',
    maxBytes: 5 * 1024 * 1024,
    result: v.object({ id: v.string(), name: v.string(), bytes: v.number() }),
    limit: 'uploadFile',
  },
} as const satisfies Readonly<Record<string, Upload>>

export type UploadName = keyof typeof uploads
