import type { FieldMessages, RefusalReason } from '../contract/envelope.ts'
import { sharedRefusals } from './words/shared.ts'

export type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503

export interface RefusalDetails {
  /** HTTP status; 200 for an expected refusal, which the envelope reports. */
  readonly status?: RefusalStatus
  readonly fields?: FieldMessages
  readonly reason?: RefusalReason
  readonly headers?: Readonly<Record<string, string>>
}

/** Refusal of a request. Thrown anywhere in a call; rolls back a surrounding transaction. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly fields: FieldMessages | undefined
  readonly reason: RefusalReason | undefined
  readonly headers: Readonly<Record<string, string>>

  /**
   * Creates a refusal.
   *
   * @param message for the user, at most 200 characters, says what to do next
   */
  constructor(message: string, { status = 200, fields, reason, headers = {} }: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.fields = fields
    this.reason = reason
    this.headers = headers
  }

  /** Refusal of an input, whose message is also shown at its field. */
  static field(name: string, message: string) {
    return new Refused(message, { fields: { [name]: message } })
  }

  /**
   * Refusal of a change based on an outdated revision.
   *
   * @param revision current one
   */
  static conflict(revision: number) {
    return new Refused(sharedRefusals.conflict, {
      status: 409,
      reason: { code: 'conflict', revision },
    })
  }

  /**
   * Refusal of an event that the current state does not accept.
   *
   * @param message for the user
   * @param state current one
   */
  static state(message: string, state: string) {
    return new Refused(message, { status: 409, reason: { code: 'state', state } })
  }

  static busy() {
    return new Refused(sharedRefusals.manyLogins, {
      status: 503,
      headers: { 'Retry-After': '5' },
    })
  }
}

/** Refusal because of a rate limit. */
export class RefusedForNow extends Refused {
  /** True if this is the first refusal since the limit was reached. */
  readonly isFirst: boolean

  /**
   * Creates a refusal with a retry time.
   *
   * @param seconds until the next attempt is allowed
   */
  constructor(seconds: number, isFirst: boolean) {
    super(sharedRefusals.tooManyAttempts(seconds), {
      status: 429,
      headers: { 'Retry-After': String(Math.max(1, seconds)) },
    })
    this.isFirst = isFirst
  }
}

/**
 * Returns the result of a query that includes the owner. Objects of others get the same error (404) as
 * unknown ones, so that ids reveal nothing.
 */
export function ownObject<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new Refused(sharedRefusals.notFound, { status: 404 })
  }
  return found
}
