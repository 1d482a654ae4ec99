import type * as v from 'valibot'
import type { Access, LimitName, Outcome, OwnedKind } from './call.ts'
import type { Role } from './roles.ts'

/** Objects that a file may be about: those that the account itself names. */
export type UploadKind = Extract<OwnedKind, 'none' | 'company'>

/** A POST whose body is a file as it is. Its name travels percent-encoded in the header `X-File-Name`. */
export interface Upload<
  Result extends v.GenericSchema = v.GenericSchema,
  Kind extends UploadKind = UploadKind,
> {
  readonly kind: 'upload'
  /** The last part of its path. */
  readonly path: string
  /** Summary in the API description, one sentence. */
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
  /** Object of the account that the file is about. */
  readonly object: Kind
  /** Outcomes that the audit trail keeps. */
  readonly audit: readonly Outcome[]
}

/** An upload, with the defaults of most: about no object, no audit. */
export const defineUpload = <Result extends v.GenericSchema, Kind extends UploadKind = 'none'>(
  upload: Omit<Upload<Result, Kind>, 'audit' | 'kind' | 'object'> &
    Partial<Pick<Upload<Result, Kind>, 'audit' | 'object'>>,
) => ({ kind: 'upload', object: 'none', audit: [], ...upload }) as Upload<Result, Kind>
