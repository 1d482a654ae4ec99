import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { HostedEvent } from '../../../machines/hosted/hostedSession.ts'
import { candidate } from '../../machines/support/events.ts'

export const backend = 'http://hosted.test'
export const publicKey = 'pk_public'
export const storageKey = 'hosted-session'
export const credentials = { emailAddress: 'ada@example.com', password: 'Analytical1!' }
export const newcomer = { ...credentials, firstName: 'Ada', lastName: 'Byron', provider: 'email' }
export const { signal } = new AbortController()
export const asCandidate = { role: 'candidate', signal } as const

/**
 * Start of the test in seconds since 1970. With the visit number, it makes the tokens of each test unique.
 */
let began = 0
let visit = 0
const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** An access token with a fake signature, which no client verifies. */
export const tokenOf = (name: string, seconds = 900) =>
  `${base64url({ alg: 'ES256' })}.${base64url({ sub: name, exp: began + seconds })}.${base64url(`${name}${visit}`)}`

export const sessionOf = (name: string, seconds = 900) => ({
  access_token: tokenOf(name, seconds),
  refresh_token: `refresh-${name}${visit}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: began + seconds,
  user: {
    id: 'c1',
    aud: 'authenticated',
    email: candidate.emailAddress,
    app_metadata: {},
    user_metadata: {},
  },
})

type Answer = (request: Request) => Response | Promise<Response>

export const envelope = (result: unknown) => Response.json({ status: true, result, error: null })
export const refusalOf = (status: number, error_code: string, msg: string, more = {}) =>
  Response.json({ code: status, error_code, msg, ...more }, { status })

/** Mocks the hosted backend with a response for each path. Returns the recorded requests. */
export function answering(answers: Readonly<Record<string, Answer>>) {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request)
    const { pathname, search } = new URL(request.url)
    const answer = answers[pathname + search] ?? answers[pathname]
    if (!answer) throw new TypeError(`Nothing answers ${pathname}.`)
    return answer(request)
  })
  return { asked, paths: () => asked.map(({ url }) => url.slice(backend.length)) }
}

export const bearerOf = (request: Request | undefined) => request?.headers.get('authorization')
export const store = (session: unknown) => localStorage.setItem(storageKey, JSON.stringify(session))

/** Failure of a call that must be refused. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('The call was not refused.'),
    (failure: unknown) => failure,
  )

/**
 * Loads the network modules as a page at the current address would, and records the events that they report.
 */
export async function loadPage() {
  const [{ request, read }, { listen }, { takeFromAddress }, { restored }] = await Promise.all([
    import('../../../src/network/request.ts'),
    import('../../../src/network/hosted/events.ts'),
    import('../../../src/network/hosted/address.ts'),
    import('../../../src/network/hosted/restore.ts'),
  ])
  const events: HostedEvent[] = []
  listen((event) => events.push(event))
  takeFromAddress()
  return { events, read, request, restored }
}

/** Start of the test in seconds since 1970. */
export const beganAt = () => began

/** Gives each test of a file a build with a hosted backend, in a browser without a session. */
export function runInHostedBuild(): void {
  const place = location.href

  beforeEach(() => {
    vi.stubEnv('VITE_HOSTED_URL', backend)
    vi.stubEnv('VITE_HOSTED_KEY', publicKey)
    localStorage.removeItem(storageKey)
    began = Math.floor(Date.now() / 1_000)
    visit += 1
  })

  afterEach(() => {
    history.replaceState(null, '', place)
    localStorage.removeItem(storageKey)
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
}
