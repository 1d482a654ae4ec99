import * as v from 'valibot'
import { roles, type Role } from './roles.ts'
import { strictObject } from './schemas/shapes.ts'

/**
 * Access to a call: `public` for everybody, `session` for a logged-in account, `verified` for one with a
 * verified email address, `deleted` for a deleted account that can still be restored and may call nothing
 * else.
 */
export type Access = 'public' | 'session' | 'verified' | 'deleted'

/**
 * Kinds of owned objects. A call about such an object is refused unless the caller owns it.
 *
 * - `account`: the payload's `id` is the caller's own account.
 * - `posting`: `id` is a posting of the caller's company.
 * - `company`: the call is about the caller's company.
 * - `ownersCompany`: as `company`, and the caller has the role of owner.
 * - `application`: `id` or `reference` is an application by the caller.
 * - `letter`: `id` is a cover letter by the caller.
 * - `resume`: `id` is a resume by the caller.
 * - `applicant`: `id` is an application to a posting of the caller's company.
 * - `provenCompany`: as `company`, and the company is verified and not suspended.
 * - `introduction`: `id` is an invitation to apply that the caller received.
 * - `sentIntroduction`: `id` is an invitation to apply that the caller's company sent.
 * - `savedSearch`: `id` is a saved search of the caller.
 */
export type OwnedKind =
  | 'none'
  | 'account'
  | 'posting'
  | 'company'
  | 'ownersCompany'
  | 'application'
  | 'letter'
  | 'resume'
  | 'applicant'
  | 'provenCompany'
  | 'introduction'
  | 'sentIntroduction'
  | 'savedSearch'

/** Names of rate limits; the server defines their values. */
export type LimitName =
  | 'register'
  | 'registerDaily'
  | 'forgotPassword'
  | 'forgotPasswordDaily'
  | 'createPassword'
  | 'updateProfile'
  | 'changePassword'
  | 'endSession'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'deleteAccount'
  | 'changeEmailAddress'
  | 'cancelEmailAddressChange'
  | 'saveMailSettings'
  | 'acceptTerms'
  | 'uploadFile'
  | 'setPicture'
  | 'importResume'
  | 'createPosting'
  | 'inviteMember'
  | 'proveCompany'
  | 'report'
  | 'reportDaily'
  | 'clientError'
  | 'startApplication'
  | 'saveJob'
  | 'createLetter'
  | 'createResume'
  | 'saveText'
  | 'setVisibility'
  | 'addExclusion'
  | 'searchProfiles'
  | 'saveCandidate'
  | 'askIntroduction'
  | 'saveSearch'
  | 'hideJob'
  | 'requestAlert'
  | 'requestAlertDaily'
  | 'useAlertLink'
  | 'downloadExport'
  | 'listen'
  | 'read'

/** Outcome of a call, for security events. */
export type Outcome = 'done' | 'refused' | 'limited'

/**
 * `bytes`: the response is a file instead of an envelope. Errors are envelopes in both cases, with a status
 * other than 2xx.
 */
export type ResponseKind = 'envelope' | 'bytes'

/** JSON POST below the path of a role. */
export interface Call<
  Payload extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
  Who extends Access = Access,
  Kind extends OwnedKind = OwnedKind,
  Response extends ResponseKind = ResponseKind,
  Roles extends readonly Role[] = readonly Role[],
> {
  readonly kind: 'call'
  /** Last segment of the path. */
  readonly path: string
  /** Summary in the API description, one sentence. */
  readonly summary: string
  readonly payload: Payload
  /** Schema of the result in the envelope. */
  readonly result: Result
  readonly access: Who
  /** Kind of owned object that the call is about. */
  readonly object: Kind
  /**
   * Roles that may make the call, each below its own path. An empty list makes it available without a role,
   * below `public/`.
   */
  readonly roles: Roles
  /** Rate limits per client and per account. */
  readonly limits: { readonly client?: readonly LimitName[]; readonly account?: readonly LimitName[] }
  /** Outcomes recorded as security events. */
  readonly audit: readonly Outcome[]
  readonly response: Response
  /** Maximum body size: the power of two above the longest valid payload. */
  readonly maxBytes: number
}

/** Payload as a caller passes it. */
export type PayloadOf<Of extends { readonly payload: v.GenericSchema }> = v.InferInput<Of['payload']>
/** Result as a caller receives it. */
export type ResultOf<Of extends { readonly result: v.GenericSchema }> = v.InferOutput<Of['result']>

const object: OwnedKind = 'none'
const response: ResponseKind = 'envelope'
const defaults = { object, roles, limits: {}, audit: [], response, maxBytes: 4 * 1024 }

type Needed = 'path' | 'summary' | 'payload' | 'result' | 'access'

/**
 * Defines a call. Defaults: both roles, no owned object, an envelope, at most 4 KiB, no rate limits, no
 * audit.
 */
export const defineCall = <
  Payload extends v.GenericSchema,
  Result extends v.GenericSchema,
  Who extends Access,
  Kind extends OwnedKind = 'none',
  Response extends ResponseKind = 'envelope',
  const Roles extends readonly Role[] = typeof roles,
>(
  call: Pick<Call<Payload, Result, Who, Kind, Response, Roles>, Needed> &
    Partial<Omit<Call<Payload, Result, Who, Kind, Response, Roles>, Needed | 'kind'>>,
) => ({ kind: 'call', ...defaults, ...call }) as Call<Payload, Result, Who, Kind, Response, Roles>

/** Empty payload. */
export const nothing = strictObject({})

/** Any result: the specification does not define it. */
export const anything = v.unknown()

/**
 * Id, reference or slug of an object. Other characters are rejected early: no object has them, and PostgreSQL
 * cannot store all of them.
 */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'This isn’t an ID we know.'))

/** Slug in a path. The limit is longer than any existing slug. */
export const slugInPath = v.pipe(v.string(), v.maxLength(200, 'We couldn’t find that address.'))

/** Number of times an object was saved, for optimistic locking. */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
