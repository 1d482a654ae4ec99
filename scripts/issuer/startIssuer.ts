import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { interactionPolicy, Provider, type AccountClaims } from 'oidc-provider'

/** Client that is registered with the issuer; a server's settings must have the same values. */
export const issuerClient = { id: 'jobgrove', secret: 'only-for-trying-it' } as const

const { Check, base } = interactionPolicy

/**
 * Starts a real OpenID provider on this machine, for development and tests. Its login page accepts any
 * identity without a password.
 *
 * @param port 0 chooses a free port
 */
export async function startIssuer(port = 0) {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  const people = new Map<string, AccountClaims>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  // Ignores existing sessions, so that every sign-in shows the login page.
  const policy = base()
  policy
    .get('login')
    ?.checks.add(
      new Check('unknown', 'It is not known yet who somebody is', 'interaction_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: issuerClient.id,
        client_secret: issuerClient.secret,
        redirect_uris: ['http://localhost:3000/auth/return/dev'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'picture'] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => {
      const claims = people.get(id)
      return claims && { accountId: id, claims: () => claims }
    },
    interactions: { policy, url: (_, { uid }) => `/login/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'dev', use: 'sig' }] },
    // Grants all scopes without a consent page.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Grant: 600, IdToken: 300, Interaction: 600, Session: 600, AccessToken: 600 },
  })
  // Allows redirects to a server on any port of this machine.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+\/auth\/return\/\w+$/.test(uri)

  // Created by the first request, so that a test can extend the provider before.
  let callback: ReturnType<typeof provider.callback> | undefined
  const logIn = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(loginPage)
      return
    }
    const said = new URLSearchParams(await text(request))
    if (said.get('answer') === 'cancel') {
      await provider.interactionFinished(request, response, { error: 'access_denied' })
      return
    }
    const claims = claimsIn(said)
    people.set(claims.sub, claims)
    await provider.interactionFinished(request, response, { login: { accountId: claims.sub } })
  }
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/login/')) void (callback ??= provider.callback())(request, response)
    else void logIn(request, response).catch(() => response.writeHead(400).end('Start again.'))
  })
  return {
    origin,
    provider,
    /** Key that signs the tokens. */
    privateKey,
    close: () => {
      http.closeAllConnections()
      return new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>

/** Claims from the login form. The email address is the subject unless the form names another one. */
function claimsIn(said: URLSearchParams): AccountClaims {
  const email = said.get('email') ?? ''
  const optional = (name: string) => ({ ...(said.get(name) && { [name]: said.get(name) }) })
  return {
    sub: said.get('sub') || email,
    ...optional('email'),
    ...(email && { email_verified: said.get('email_verified') === 'on' }),
    ...optional('given_name'),
    ...optional('family_name'),
    ...optional('picture'),
  }
}

const loginPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Issuer for development</title>
<style>body{font:1rem/1.6 system-ui;max-width:24rem;margin:10vh auto;padding:0 1rem}label{display:block;margin:.5rem 0}</style>
<h1>Who are you?</h1>
<form method="post">
<label>Email <input name="email" type="email" value="ada@example.com"></label>
<label>First name <input name="given_name" value="Ada"></label>
<label>Last name <input name="family_name" value="Byron"></label>
<label><input name="email_verified" type="checkbox" checked> The email is verified</label>
<button name="answer" value="continue">Continue</button>
<button name="answer" value="cancel">Cancel</button>
</form>
</html>`
