import type * as v from 'valibot'
import type { Access, LimitName, Outcome, OwnedKind } from './call.ts'
import type { Role } from './roles.ts'

/** Owned objects that an upload can be about: those that follow from the account. */
export type UploadKind = Extract<OwnedKind, 'none' | 'company'>

/** POST whose body is the raw file. The header `X-File-Name` has the percent-encoded name. */
export interface Upload<
  Result extends v.GenericSchema = v.GenericSchema,
  Kind extends UploadKind = UploadKind,
> {
  readonly kind: 'upload'
  /** Last segment of the path. */
  readonly path: string
  /** Summary in the API description, one sentence. */
  readonly summary: string
  readonly role: Role
  readonly access: Exclude<Access, 'public'>
  /** Accepted media type. */
  readonly type: string
  /** Message for a file of another type. */
  readonly wrongType: string
  readonly maxBytes: number
  /** Schema of the result in the envelope. */
  readonly result: Result
  /** Rate limit per account. */
  readonly limit: LimitName
  /** Object of the account that the file is about. */
  readonly object: Kind
  /** Outcomes recorded as security events. */
  readonly audit: readonly Outcome[]
}

/** Defines an upload. Defaults: no owned object, no audit. */
export const defineUpload = <Result extends v.GenericSchema, Kind extends UploadKind = 'none'>(
  upload: Omit<Upload<Result, Kind>, 'audit' | 'kind' | 'object'> &
    Partial<Pick<Upload<Result, Kind>, 'audit' | 'object'>>,
) => ({ kind: 'upload', object: 'none', audit: [], ...upload }) as Upload<Result, Kind>
