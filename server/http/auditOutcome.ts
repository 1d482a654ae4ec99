import type { Context } from 'hono'
import type { Outcome } from '../../contract/call.ts'
import type { Role } from '../../contract/roles.ts'
import { Refused, RefusedForNow } from '../refused.ts'
import { keyedHash } from '../security/secrets.ts'
import type { ApiParts } from './api.ts'
import type { HttpEnvironment } from './environment.ts'

/** Audit properties of an endpoint. */
interface Audited {
  readonly name: string
  readonly role: Role
  readonly audit: readonly Outcome[]
}

interface Circumstances {
  /** Start of the request, in milliseconds since 1970. */
  readonly at: number
  readonly accountId: string | null
  /** Email address that the request is about. */
  readonly address?: string | undefined
}

/**
 * Creates a function that writes outcomes of an endpoint to the audit trail, if its contract declares them.
 */
export function auditOutcomesOf(
  { audit, name, role }: Audited,
  { audit: trail, hashKey }: Pick<ApiParts, 'audit' | 'hashKey'>,
) {
  const hash = keyedHash(hashKey)
  return (
    c: Context<HttpEnvironment>,
    outcome: Outcome | undefined,
    { accountId, address, at }: Circumstances,
  ): void => {
    if (outcome === undefined || !audit.includes(outcome)) return
    trail.note({
      at,
      role,
      call: name,
      outcome,
      account_id: accountId,
      address_hash: address === undefined ? null : hash(`${role} ${address}`),
      client_hash: hash(c.get('networks')[0]),
      request_id: c.get('requestId'),
    })
  }
}

/**
 * Outcome for the audit trail; undefined for errors that are not recorded, such as a repeated rate-limit
 * refusal.
 */
export function outcomeOf(error: unknown): Outcome | undefined {
  if (error instanceof RefusedForNow) return error.isFirst ? 'limited' : undefined
  return error instanceof Refused && [200, 401, 403].includes(error.status) ? 'refused' : undefined
}
