import type * as v from 'valibot'
import type { Access, LimitName } from './call.ts'
import type { Role } from './roles.ts'

/** A POST whose body is a file as it is. Its name travels percent-encoded in the header `X-File-Name`. */
export interface Upload<Result extends v.GenericSchema = v.GenericSchema> {
  readonly kind: 'upload'
  /** The last part of its path. */
  readonly path: string
  /** One sentence for the description of the API. */
  readonly summary: string
  readonly role: Role
  readonly access: Exclude<Access, 'public'>
  /** The media type that it takes. */
  readonly type: string
  /** Message for a file of another type. */
  readonly wrongType: string
  readonly maxBytes: number
  /** Schema of the result in the envelope. */
  readonly result: Result
  /** Limits counted against the account that is signed in. */
  readonly limit: LimitName
}

export const defineUpload = <Result extends v.GenericSchema>(
  upload: Omit<Upload<Result>, 'kind'>,
): Upload<Result> => ({ kind: 'upload', ...upload })
