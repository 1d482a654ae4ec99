import type * as v from 'valibot'
import type { LimitName, Outcome } from '../call.ts'

/**
 * Access to a hosted call: `anyone`, `key` with a public key, or `session` with an access token whose session
 * is still open.
 */
export type HostedAccess = 'anyone' | 'key' | 'session'

/** Endpoint of the hosted API. */
export interface HostedCall<
  Payload extends v.GenericSchema = v.GenericSchema,
  Who extends HostedAccess = HostedAccess,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the prefix of its service, as a Hono pattern. */
  readonly path: string
  /** Summary in one sentence. */
  readonly summary: string
  readonly access: Who
  /** Schema of the JSON body; absent without a body, or for a file. */
  readonly payload?: Payload
  /** Rate limits per client and per account, in addition to the limit on all requests. */
  readonly limits: { readonly client?: readonly LimitName[]; readonly account?: readonly LimitName[] }
  /** Outcomes recorded as security events. */
  readonly audit: readonly Outcome[]
  /** Maximum size of the body. */
  readonly maxBytes: number
}

/** Defines a hosted call. Defaults: at most 4 KiB, no rate limits, no audit. */
export const defineHostedCall = <const Payload extends v.GenericSchema, const Who extends HostedAccess>(
  call: Pick<HostedCall<Payload, Who>, 'method' | 'path' | 'summary' | 'access'> &
    Partial<HostedCall<Payload, Who>>,
): HostedCall<Payload, Who> => ({ limits: {}, audit: [], maxBytes: 4 * 1024, ...call })
