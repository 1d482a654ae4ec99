import type * as v from 'valibot'
import type { LimitName, Outcome } from '../call.ts'

/**
 * Access to a hosted call: anyone, anyone with a public key, or an account by its access token. The session of the token
 * must still be open.
 */
export type HostedAccess = 'anyone' | 'key' | 'session'

/** A request of the hosted API. */
export interface HostedCall<
  Payload extends v.GenericSchema = v.GenericSchema,
  Who extends HostedAccess = HostedAccess,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the path of its part, as Hono writes it. */
  readonly path: string
  /** One sentence. */
  readonly summary: string
  readonly access: Who
  /** Schema of the JSON body; absent where there is none, or where it is a file. */
  readonly payload?: Payload
  /** Rate limits per client and per account, besides the one of every request. */
  readonly limits: { readonly client?: readonly LimitName[]; readonly account?: readonly LimitName[] }
  /** Outcomes recorded as security events. */
  readonly audit: readonly Outcome[]
  /** Most bytes of the body. */
  readonly maxBytes: number
}

/** A hosted call, with the defaults of most: at most 4 KiB, no limits, no audit. */
export const defineHostedCall = <const Payload extends v.GenericSchema, const Who extends HostedAccess>(
  call: Pick<HostedCall<Payload, Who>, 'method' | 'path' | 'summary' | 'access'> &
    Partial<HostedCall<Payload, Who>>,
): HostedCall<Payload, Who> => ({ limits: {}, audit: [], maxBytes: 4 * 1024, ...call })
