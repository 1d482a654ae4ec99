import * as client from 'openid-client'
import * as v from 'valibot'
import { providerPaths } from '../../contract/identity/paths.ts'
import type { OfferedProvider, SignInRefusal } from '../../contract/identity/offered.ts'
import type { Logger } from '../operations/logger.ts'
import { isOnLoopback, type ProviderSettings } from '../operations/providerSettings.ts'
import type { FlowSecrets } from './flowSecrets.ts'
import { personIn, type Person } from './person.ts'

const TIMEOUT_SECONDS = 5
/** Tolerated clock difference between this server and an issuer. */
const TOLERANCE_SECONDS = 60
const DISCOVERY_LASTS_MS = 24 * 3_600_000

/** Failed sign-in with a provider. */
export class SignInRefused extends Error {
  readonly code: SignInRefusal
  constructor(code: SignInRefusal) {
    super(`A sign-in with a provider was refused: ${code}`)
    this.code = code
  }
}

/** OpenID Connect provider: code flow with PKCE, state and nonce. */
export interface OpenIdProvider extends Pick<ProviderSettings, 'issuer' | 'label' | 'name'> {
  /** True for a provider on this machine, for development. */
  readonly isLocal: boolean
  /**
   * URL that redirects a person to the provider, and back to this server.
   *
   * @throws SignInRefused if the provider does not respond
   */
  addressFor(secrets: FlowSecrets): Promise<URL>
  /**
   * Identifies the person whom the provider has redirected back.
   *
   * @param search query string of the redirect
   * @throws SignInRefused
   */
  identify(search: string, secrets: FlowSecrets): Promise<Person>
}

export interface OpenIdProviders {
  /** Providers in the order of the settings. */
  readonly all: readonly OpenIdProvider[]
  readonly offered: readonly OfferedProvider[]
  readonly find: (name: string) => OpenIdProvider | undefined
}

interface Parts {
  /** Public origin of the application. A function, because it is known only after the server listens. */
  readonly origin: () => string
  readonly logger: Pick<Logger, 'warn'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export function createOpenIdProviders(settings: readonly ProviderSettings[], parts: Parts): OpenIdProviders {
  const all = settings.map((each) => createProvider(each, parts))
  return {
    all,
    offered: all.map(({ label, name }) => ({ label, name })),
    find: (name) => all.find((each) => each.name === name),
  }
}

function createProvider(
  { clientId, clientSecret, issuer, label, name }: ProviderSettings,
  { logger, now, origin }: Parts,
): OpenIdProvider {
  const isLocal = isOnLoopback(issuer)
  const returnAddress = () => new URL(providerPaths.returnFrom(name), origin())
  let known: { readonly until: number; readonly configuration: Promise<client.Configuration> } | undefined

  const discover = () =>
    client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: TOLERANCE_SECONDS },
      proving(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // oxlint-disable-next-line typescript/no-deprecated -- only on this machine: the settings take no other http address
        ...(new URL(issuer).protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      },
    )
  const configuration = () => {
    if (known && now() < known.until) return known.configuration
    const found = discover()
    const remembered = { until: now() + DISCOVERY_LASTS_MS, configuration: found }
    known = remembered
    // A failed discovery is not cached: the next login retries it.
    found.catch(() => {
      if (known === remembered) known = undefined
    })
    return found
  }
  const refusing = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      const code = refusalOf(error)
      if (code === 'unavailable') {
        logger.warn({ provider: name, reason: reasonOf(error) }, 'A sign-in provider failed')
      }
      throw new SignInRefused(code)
    }
  }
  return {
    name,
    label,
    issuer,
    isLocal,
    addressFor: ({ codeVerifier, nonce, state }) =>
      refusing(async () =>
        client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnAddress().href,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),
    identify: (search, { codeVerifier, nonce, state }) =>
      refusing(async () => {
        const found = await configuration()
        const address = returnAddress()
        address.search = search
        const tokens = await client.authorizationCodeGrant(found, address, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new TypeError('The provider has sent no ID token.')
        // Most issuers include the address in the ID token; the others require a userinfo request.
        const more =
          claims['email'] === undefined && found.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
            : {}
        return personIn({ ...more, ...claims })
      }),
  }
}

/**
 * Client authentication with a method that the issuer supports: in the header, the default of the standard,
 * or in the body.
 */
function proving(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...others) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const prove = ways.includes('client_secret_basic') ? inHeader : inBody
    prove(server, ...others)
  }
}

const withCode = v.object({ code: v.optional(v.string()), message: v.string() })

/** Code or message of an error, without the response, which may contain claims and codes. */
const reasonOf = (error: unknown) => {
  const { output, success } = v.safeParse(withCode, error)
  return success ? (output.code ?? output.message) : 'unknown'
}

const NO: ReadonlySet<string> = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
])

function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof SignInRefused) return error.code
  if (error instanceof client.AuthorizationResponseError && NO.has(error.error)) return 'denied'
  // The code is wrong, expired or used.
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return 'expired'
  return 'unavailable'
}
