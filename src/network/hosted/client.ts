import { AuthClient, type Session } from '@supabase/auth-js'
import type { Role } from '../../../contract/roles.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { failure, toFailure } from '../failure.ts'
import { report } from './events.ts'
import { hostedKey, hostedUrl, isAway } from './settings.ts'
import { storageKey } from './storage.ts'

const TIMEOUT_MS = 15_000

let role: Role = 'candidate'

/** Sets the role in which a person who is not logged in asks. */
export function actAs(wanted: Role): void {
  role = wanted
}

/** The library refreshes nothing by itself: the hosted session decides when. */
class Client extends AuthClient {
  constructor(isKept: boolean) {
    super({
      url: hostedUrl + hostedPaths.auth,
      headers: { apikey: hostedKey, Authorization: `Bearer ${hostedKey}` },
      storageKey: isKept ? storageKey : `${storageKey}-mailed`,
      persistSession: isKept,
      // A mailed link may be opened by another browser, which does not have the verifier of a code.
      flowType: 'implicit',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      skipAutoInitialize: true,
      fetch: send,
    })
  }

  /** A provider gives a code, which only this browser can exchange. */
  exchangeCodes(): void {
    this.flowType = 'pkce'
  }

  /** For a minute after a failure the library gives the same failure again, even if the device is connected by then. */
  forgetFailure(): void {
    this.lastRefreshFailure = null
  }
}

/** Client with the session of this browser. */
export const client = new Client(true)

/**
 * Client for mailed links. A link may be opened anywhere, and lets the person set a password without being logged in:
 * its session lasts no longer than the page.
 */
export const mailed = new Client(false)

/** When a session expires, in milliseconds since 1970. */
export const expiryOf = ({ expires_at = 0 }: Session): { readonly expiresAt: number } => ({
  expiresAt: expires_at * 1_000,
})

client.onAuthStateChange((event, session) => {
  if (event === 'SIGNED_OUT') report({ type: event })
  else if (session && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED'))
    report({ type: event, ...expiryOf(session) })
})

// Ignores `SIGNED_OUT`: the session of a mailed link is not the login of this browser.
mailed.onAuthStateChange((event, session) => {
  if (session && (event === 'PASSWORD_RECOVERY' || event === 'USER_UPDATED'))
    report({ type: event, ...expiryOf(session) })
})

/** The library tries a refresh again for half a minute before it says that the server is away: this says so at once. */
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
