import type { Context } from 'hono'
import * as v from 'valibot'
import { companyName as companyNameField } from '../../../contract/fields.ts'
import type { SignInRefusal } from '../../../contract/identity/offered.ts'
import { roleSchema } from '../../../contract/roles.ts'
import { enterWithProvider, registerPerson } from '../../calls/identity/enterWithProvider.ts'
import { auditOutcomesOf } from '../../http/auditOutcome.ts'
import { browserCookies } from '../../http/cookies.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { secretsOf } from '../../identity/flowSecrets.ts'
import { SignInRefused, type OpenIdProvider } from '../../identity/openIdProviders.ts'
import { beginFlow, type Flow } from '../../identity/providerFlows.ts'
import { Refused, RefusedForNow } from '../../refused.ts'
import { hostedContext, type HostedContext, type HostedParts } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { codeChallengeIn } from './authorizationCodes.ts'
import { redirectTarget, withError } from './redirects.ts'
import { sessionAddress } from './verify.ts'

/** Client that started a sign-in, as stored with the flow. */
const clientSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    redirectTo: v.nullable(v.string()),
    codeChallenge: v.nullable(v.string()),
    /** Company of an employer who may be new. */
    companyName: v.optional(v.string()),
  }),
)

/**
 * Leads a browser to a provider. A cookie ties the answer to this browser; it holds no session. The role is in the query,
 * because a browser that opens an address sends no header; the company of a new employer is there, too.
 */
export async function authorize(context: HostedContext): Promise<Response> {
  const { c, call, parts } = context
  const { code_challenge, code_challenge_method, provider: name = '', redirect_to } = c.req.query()
  const provider = parts.providers.find(name)
  if (!provider) throw new HostedError(400, 'oauth_provider_not_supported', 'Unsupported provider')
  const role = v.safeParse(roleSchema, c.req.query('role') ?? 'candidate')
  if (!role.success) throw new HostedError(400, 'validation_failed', 'role must be candidate or employer.')
  const company = v.safeParse(v.optional(companyNameField), c.req.query('companyName'))
  if (!company.success) throw new HostedError(400, 'validation_failed', company.issues[0].message)
  await call.limits.take('providerSignIn')
  const target = await redirectTarget(context, redirect_to)
  const codeChallenge = codeChallengeIn({ code_challenge, code_challenge_method })
  const hosted = JSON.stringify({
    redirectTo: target?.href ?? null,
    codeChallenge,
    companyName: company.output,
  })
  const flow = { role: role.output, provider: provider.name, next: '', account_id: null, hosted }
  const token = await beginFlow(call.db, flow, call.now)
  try {
    const address = await provider.addressFor(secretsOf(token, { role: role.output, connects: false }))
    const isSecure = parts.settings.appOrigin?.startsWith('https:') ?? false
    browserCookies(c, role.output, isSecure).write('flow', token)
    return c.redirect(address.href)
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    throw refusal(error.code, target ?? new URL(parts.origin()))
  }
}

interface Returned {
  readonly flow: Flow
  readonly provider: OpenIdProvider
  /** Token in the cookie of the browser. */
  readonly token: string
}

/**
 * Completes a sign-in that was started by the hosted API. Redirects to its client, with an error if it
 * failed.
 */
export type FinishSignIn = (c: Context<HttpEnvironment>, returned: Returned) => Promise<Response>

export const signInFinisher =
  (parts: HostedParts): FinishSignIn =>
  async (c, { flow, provider, token }) => {
    const { role } = flow
    let accountId: string | null = null
    const auditAccount = (id: string) => (accountId = id)
    const context = hostedContext(c, role, { apiKey: undefined, bearer: undefined, auditAccount }, parts)
    const audit = auditOutcomesOf(
      { name: 'hosted.providerSignIn', role, audit: ['done', 'refused', 'limited'] },
      parts,
    )
    const note = (outcome: 'done' | 'refused' | 'limited') =>
      audit(c, outcome, { at: context.call.now, accountId })
    const { codeChallenge, companyName, redirectTo } = v.parse(clientSchema, flow.hosted)
    // The operator may have revoked the key meanwhile.
    const target = (await redirectTarget(context, redirectTo ?? undefined)) ?? new URL(parts.origin())
    try {
      const person = await provider.identify(
        new URL(c.req.url).search,
        secretsOf(token, { role, connects: false }),
      )
      const entrance = await enterWithProvider(context.call, { provider, person })
      if (entrance.step === 'company' && companyName !== undefined) {
        for (const rule of ['register', 'registerDaily'] as const)
          await context.call.limits.take(rule, 'register')
        await registerPerson(context.call, { provider, person, companyName })
      } else if (entrance.step !== 'signedIn')
        throw refusal(entrance.step === 'refused' ? entrance.code : entrance.step, target)
      note('done')
      return c.redirect(await sessionAddress(context, target, { codeChallenge }))
    } catch (error) {
      if (!(error instanceof RefusedForNow)) note('refused')
      else if (error.isFirst) note('limited')
      return c.redirect(locationOf(c, error, target, parts))
    }
  }

function locationOf(
  c: Context<HttpEnvironment>,
  error: unknown,
  target: URL,
  { logger }: HostedParts,
): string {
  if (error instanceof HostedError && error.location !== undefined) return error.location
  if (error instanceof RefusedForNow) return withError(target, 'over_request_rate_limit', error.message)
  if (error instanceof SignInRefused) return withError(target, ...reasons[error.code])
  // The state has changed in the meantime: for example, the address is now taken.
  if (error instanceof Refused) return withError(target, ...reasons.expired)
  logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
  return withError(target, ...reasons.unavailable)
}

function refusal(code: keyof typeof reasons, target: URL): HostedError {
  const [name, description] = reasons[code]
  return new HostedError(403, name, description, { location: withError(target, name, description) })
}

/** Reasons of a failed sign-in: code and description for the official client. */
const reasons: Readonly<Record<SignInRefusal | 'link' | 'company', readonly [code: string, words: string]>> =
  {
    link: [
      'user_already_exists',
      'This address has an account. Log in to it, and connect the provider in the settings',
    ],
    company: ['signup_disabled', 'An employer signs up with the name of a company'],
    unverified: ['provider_email_needs_verification', 'The provider has not verified the email address'],
    denied: ['bad_oauth_callback', 'The sign-in was canceled at the provider'],
    expired: ['flow_state_expired', 'The sign-in took too long'],
    staleLogin: ['reauthentication_needed', 'Log in again to continue'],
    taken: ['identity_already_exists', 'The identity is connected to another account'],
    unavailable: ['unexpected_failure', 'The provider does not answer'],
  }
