import { AuthClient, type Session } from '@supabase/auth-js'
import type { Role } from '../../../contract/roles.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { failure, toFailure } from '../failure.ts'
import { report } from './events.ts'
import { hostedKey, hostedUrl, isAway } from './settings.ts'
import { storageKey } from './storage.ts'

const TIMEOUT_MS = 15_000

let role: Role = 'candidate'

/** Sets the role for requests without a token. */
export function actAs(wanted: Role): void {
  role = wanted
}

/** Client library with automatic refresh disabled, because the hosted session machine refreshes. */
class Client extends AuthClient {
  constructor(isKept: boolean) {
    super({
      url: hostedUrl + hostedPaths.auth,
      headers: { apikey: hostedKey, Authorization: `Bearer ${hostedKey}` },
      storageKey: isKept ? storageKey : `${storageKey}-mailed`,
      persistSession: isKept,
      // A mailed link may be opened in another browser, which lacks the PKCE verifier.
      flowType: 'implicit',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      skipAutoInitialize: true,
      fetch: send,
    })
  }

  /** Switches to PKCE, which providers require: the code can be exchanged only in this browser. */
  exchangeCodes(): void {
    this.flowType = 'pkce'
  }

  /**
   * Clears the library's cached failure, which would repeat for a minute even after the device is back
   * online.
   */
  forgetFailure(): void {
    this.lastRefreshFailure = null
  }
}

/** Client with the session of this browser. */
export const client = new Client(true)

/**
 * Client for mailed links, which set a password without a login. Its session is not stored, and ends with the
 * page.
 */
export const mailed = new Client(false)

/** Expiry of a session, in milliseconds since 1970. */
export const expiryOf = ({ expires_at = 0 }: Session): { readonly expiresAt: number } => ({
  expiresAt: expires_at * 1_000,
})

client.onAuthStateChange((event, session) => {
  if (event === 'SIGNED_OUT') report({ type: event })
  else if (session && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED'))
    report({ type: event, ...expiryOf(session) })
})

// Ignores `SIGNED_OUT`, because the session of a mailed link is not the login of this browser.
mailed.onAuthStateChange((event, session) => {
  if (session && (event === 'PASSWORD_RECOVERY' || event === 'USER_UPDATED'))
    report({ type: event, ...expiryOf(session) })
})

/**
 * `fetch` for the client library. The library retries a refresh for half a minute before it reports an
 * unavailable server; this function reports it at once.
 */
async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-role', role)
  const isRefresh = addressOf(input).includes('grant_type=refresh_token')
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(input, { ...init, headers, redirect: 'error', signal })
    if (isRefresh && isAway(response.status)) report({ type: 'unavailable', failure: failure('unreachable') })
    return response
  } catch (error) {
    if (isRefresh) report({ type: 'unavailable', failure: toFailure(error) })
    throw error
  }
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())
