import { sign } from 'node:crypto'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { issuerClient, startIssuer, type Issuer } from '../../../scripts/issuer/startIssuer.ts'
import { contract } from '../../../contract/index.ts'
import type { Role } from '../../../contract/roles.ts'
import { readAnswer, startTestServer, type Browser } from './harness.ts'

type Claims = Readonly<Record<string, unknown>>

/** Starts a real OpenID issuer whose responses can be falsified. */
export async function startTestIssuer(atEnd: (end: () => Promise<void>) => void = onTestFinished) {
  const issuer = await startIssuer()
  atEnd(issuer.close)
  const lies = { claims: (claims: Claims): Claims => claims }
  issuer.provider.use(async (ctx, next) => {
    await next()
    const body: unknown = ctx.body
    if (ctx.path !== '/token' || !hasIdToken(body)) return
    ctx.body = { ...body, id_token: signedAnew(body.id_token, issuer, lies.claims) }
  })
  return { ...issuer, lies }
}

const hasIdToken = (body: unknown): body is { readonly id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string'

/** Changes the claims of a token and signs it with the issuer's key. */
function signedAnew(token: string, { privateKey }: Issuer, change: (claims: Claims) => Claims): string {
  const [head = '', payload = ''] = token.split('.')
  const claims = v.parse(
    v.record(v.string(), v.unknown()),
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  const content = `${head}.${Buffer.from(JSON.stringify(change(claims))).toString('base64url')}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

/** Environment variables of a server with this provider. */
export const providerEnv = (issuer: string, name = 'ACME', label = 'Acme') => ({
  [`SOCIAL_${name}_ISSUER`]: issuer,
  [`SOCIAL_${name}_CLIENT_ID`]: issuerClient.id,
  [`SOCIAL_${name}_CLIENT_SECRET`]: issuerClient.secret,
  [`SOCIAL_${name}_LABEL`]: label,
})

export const adaAtIssuer = {
  sub: 'ada-1815',
  email: 'Ada@example.com',
  email_verified: 'on',
  given_name: 'Ada',
  family_name: 'Byron',
}

type PersonAtIssuer = Readonly<Record<string, string>>

/** A person who cancels the sign-in at the issuer. */
export const canceling: PersonAtIssuer = { answer: 'cancel' }

/** Opens a path of the server. Returns the target of its redirect. */
export async function follow(browser: Browser, path: string): Promise<URL> {
  const response = await browser.send(path, { method: 'GET' })
  const location = response.headers.get('Location')
  if (response.status !== 302 || location === null) {
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  return new URL(location, 'http://server')
}

/** Logs in a person at the issuer. Returns the address of the final redirect. */
export async function answerAtIssuer(asked: URL, person: PersonAtIssuer): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (address: URL, body?: URLSearchParams): Promise<URL> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const to = response.headers.get('Location')
    if (to === null) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`)
    return new URL(to, address)
  }
  const login = await visit(asked)
  const resumed = await visit(login, new URLSearchParams(person))
  return visit(resumed)
}

interface SignIn {
  readonly role?: Role
  readonly person?: PersonAtIssuer
  readonly next?: string
  readonly provider?: string
}

/** Signs in at the issuer. Returns the server's path to which the issuer redirects. */
export async function untilReturn(
  browser: Browser,
  { next, person = adaAtIssuer, provider = 'acme', role = 'candidate' }: SignIn = {},
): Promise<string> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`
  const asked = await follow(browser, `/auth/start/${role}/${provider}${query}`)
  const back = await answerAtIssuer(asked, person)
  return back.pathname + back.search
}

/** Signs in with a provider. Returns the final path. */
export async function signInWithProvider(browser: Browser, signIn: SignIn = {}): Promise<string> {
  const { pathname, search } = await follow(browser, await untilReturn(browser, signIn))
  return pathname + search
}

/** Starts a server with a real issuer as its provider Acme. */
export async function startWithProvider(env: Readonly<Record<string, string>> = {}) {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: { ...providerEnv(issuer.origin), ...env } })
  return { issuer, server }
}

/** Makes a call about credentials. */
export const callIdentity = async (
  browser: Browser,
  name: keyof typeof contract.identity,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(
    await browser.send(`/api/${role}/${contract.identity[name].path}`, { body: JSON.stringify(payload) }),
  )
