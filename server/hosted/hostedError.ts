import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { staleLogin } from '../../contract/identity/proof.ts'
import { RefusedForNow, type Refused } from '../refused.ts'

/** Error of the hosted API, with a code that the official client recognizes. */
export class HostedError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Readonly<Record<string, string>>
  /** Additional properties of the response body. */
  readonly details: object
  /** URL to redirect to, for a browser that opened a link. */
  readonly location: string | undefined

  /**
   * Creates an error response.
   *
   * @param message in the wording of the official client, or for the user
   */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    {
      details = {},
      headers = {},
      location,
    }: {
      readonly headers?: Readonly<Record<string, string>>
      readonly details?: object
      readonly location?: string
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
    this.location = location
  }
}

/** Converts an error of a contract call to one of the hosted API. */
export function asHostedError(error: Refused): HostedError {
  const { headers, message, reason, status } = error
  if (error instanceof RefusedForNow)
    return new HostedError(429, 'over_request_rate_limit', message, { headers })
  if (reason?.code === 'state' && reason.state === staleLogin)
    return new HostedError(400, 'reauthentication_needed', message)
  return new HostedError(status === 200 ? 422 : status, codes[status] ?? 'validation_failed', message, {
    headers,
  })
}

const codes: Readonly<Partial<Record<number, string>>> = {
  401: 'session_not_found',
  403: 'no_authorization',
  404: 'not_found',
  409: 'conflict',
  503: 'request_timeout',
}
