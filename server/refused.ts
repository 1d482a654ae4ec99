import type { FieldMessages, RefusalReason } from '../contract/envelope.ts'
import { sharedRefusals } from './words/shared.ts'

export type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503

export interface RefusalDetails {
  /** The HTTP status; 200 for a refusal that is part of the business. */
  readonly status?: RefusalStatus
  readonly fields?: FieldMessages
  readonly reason?: RefusalReason
  readonly headers?: Readonly<Record<string, string>>
}

/** The server understood and says no. Thrown anywhere in a call; a transaction around it is rolled back. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly fields: FieldMessages | undefined
  readonly reason: RefusalReason | undefined
  readonly headers: Readonly<Record<string, string>>

  /** @param message for the person, at most 200 characters, with what to do next */
  constructor(message: string, { status = 200, fields, reason, headers = {} }: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.fields = fields
    this.reason = reason
    this.headers = headers
  }

  /** The refusal of something typed, shown beside the field too. */
  static field(name: string, message: string) {
    return new Refused(message, { fields: { [name]: message } })
  }

  /** The refusal of a change that was made on an older revision. Takes the current one. */
  static conflict(revision: number) {
    return new Refused(sharedRefusals.conflict, {
      status: 409,
      reason: { code: 'conflict', revision },
    })
  }

  /**
   * Refusal of an event that the current state does not accept.
   *
   * @param message for the person
   * @param state the current one
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

/** Too much was done in too short a time. */
export class RefusedForNow extends Refused {
  /** True if this is the first refusal since the limit was reached. */
  readonly isFirst: boolean

  /** @param seconds after how many the next try is answered */
  constructor(seconds: number, isFirst: boolean) {
    super(sharedRefusals.tooManyAttempts(seconds), {
      status: 429,
      headers: { 'Retry-After': String(Math.max(1, seconds)) },
    })
    this.isFirst = isFirst
  }
}

/**
 * Result of a query that includes the owner. A foreign object is refused (404) in the same words as an
 * unknown one, so that ids reveal nothing.
 */
export function ownObject<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new Refused(sharedRefusals.notFound, { status: 404 })
  }
  return found
}
