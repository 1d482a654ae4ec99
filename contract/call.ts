import * as v from 'valibot'
import { roles, type Role } from './roles.ts'
import { strictObject } from './schemas/shapes.ts'

/**
 * Access to a call: anyone, an account that is logged in, one with a verified e-mail address, or one that its owner has
 * deleted and can still keep, which may call nothing else.
 */
export type Access = 'public' | 'session' | 'verified' | 'deleted'

/**
 * Kinds of objects that belong to somebody. A call that names one is answered to its owner only.
 * `account`: the payload's `id` is that of the caller's own account.
 * `posting`: it is that of a posting of the company that the caller acts for.
 * `company`: the call is about that company itself. `ownersCompany`: and the caller is an owner of it.
 * `application`: its `id` or `reference` is that of an application that the caller has made.
 * `letter`: it is that of a cover letter that the caller has written.
 * `resume`: it is that of a resume that the caller has written.
 * `applicant`: it is that of one that was sent to a posting of the company that the caller acts for.
 * `provenCompany`: the call is about that company itself, which has to be verified, and not suspended.
 * `introduction`: its `id` is that of an invitation to apply that the caller has got.
 * `sentIntroduction`: it is that of one that the company has sent that the caller acts for.
 * `savedSearch`: it is that of a search that the caller has saved.
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

/** Names of rate limits; the figures are in server/security/limits.ts. */
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

/** Outcome of a call, for the security events. */
export type Outcome = 'done' | 'refused' | 'limited'

/** `bytes`: a file instead of an envelope. A refusal is an envelope all the same, with a status that is not 2xx. */
export type ResponseKind = 'envelope' | 'bytes'

/** A JSON POST, below the path of a role. */
export interface Call<
  Payload extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
  Who extends Access = Access,
  Kind extends OwnedKind = OwnedKind,
  Response extends ResponseKind = ResponseKind,
  Roles extends readonly Role[] = readonly Role[],
> {
  readonly kind: 'call'
  /** The last part of its path. */
  readonly path: string
  /** Summary in the API description, one sentence. */
  readonly summary: string
  readonly payload: Payload
  /** Schema of the result in the envelope. */
  readonly result: Result
  readonly access: Who
  /** The object of somebody that the call is about. */
  readonly object: Kind
  /** The roles that may make it, each below its own path. None: everybody may, in no role, below `public/`. */
  readonly roles: Roles
  /** Rate limits per client and per account. */
  readonly limits: { readonly client?: readonly LimitName[]; readonly account?: readonly LimitName[] }
  /** Outcomes recorded as security events. */
  readonly audit: readonly Outcome[]
  readonly response: Response
  /** Most bytes of the payload: the power of two above the longest valid one. */
  readonly maxBytes: number
}

/** The payload that a caller gives. */
export type PayloadOf<Of extends { readonly payload: v.GenericSchema }> = v.InferInput<Of['payload']>
/** The result that a caller gets. */
export type ResultOf<Of extends { readonly result: v.GenericSchema }> = v.InferOutput<Of['result']>

const object: OwnedKind = 'none'
const response: ResponseKind = 'envelope'
const defaults = { object, roles, limits: {}, audit: [], response, maxBytes: 4 * 1024 }

type Needed = 'path' | 'summary' | 'payload' | 'result' | 'access'

/** A call, with the defaults of most: both roles, about no object, an envelope, at most 4 KiB, no limits, no audit. */
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

/** The payload of a call that takes nothing. */
export const nothing = strictObject({})

/** The result of a call whose answer the specification leaves open. */
export const anything = v.unknown()

/** An object's id, reference or slug. Whatever else is no name of anything, and a database may not even take it. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'This isn’t an ID we know.'))

/** A slug in an address. Nothing has one that is longer. */
export const slugInPath = v.pipe(v.string(), v.maxLength(200, 'We couldn’t find that address.'))

/** Counts how often an object was saved. */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
