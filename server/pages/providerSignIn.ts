import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { identityPaths, providerPaths } from '../../contract/identity/paths.ts'
import type { SignInRefusal } from '../../contract/identity/offered.ts'
import { ownPath, paths, withNext } from '../../contract/paths.ts'
import { roles, roleSchema, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { connectingAccount, connectProvider } from '../calls/identity/connectProvider.ts'
import { currentMember } from '../calls/shared/sessions.ts'
import { enterWithProvider } from '../calls/identity/enterWithProvider.ts'
import { callContext } from '../http/callContext.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import { browserCookies } from '../http/cookies.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { auditOutcomesOf } from '../http/auditOutcome.ts'
import type { FinishSignIn } from '../hosted/auth/providerSignIn.ts'
import { hasState, purposeIn, secretsOf } from '../identity/flowSecrets.ts'
import { identitiesOf } from '../identity/identities.ts'
import { SignInRefused } from '../identity/openIdProviders.ts'
import { beginFlow, takeFlow } from '../identity/providerFlows.ts'
import { Refused, RefusedForNow } from '../refused.ts'

type RequestContext = Context<HttpEnvironment>

/** Maximum length of the path to open after the login, in characters. */
const LONGEST_NEXT = 1_000

/**
 * Adds the two routes of a sign-in with a provider: the start redirects to the provider, which redirects back
 * to the return route. All responses are redirects, even for errors, because a person is navigating.
 *
 * @param finishHosted completes a sign-in that was started by a client of the hosted API
 */
export function createProviderSignIn(parts: ApiParts, finishHosted?: FinishSignIn): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const { logger, now, providers, settings, store } = parts
  const isSecure = settings.appOrigin?.startsWith('https:') ?? false
  const audited = (role: Role) =>
    auditOutcomesOf({ name: 'providerSignIn', role, audit: ['done', 'refused', 'limited'] }, parts)

  app.use('/auth/:step{start|return}/*', async (c, next) => {
    if (c.req.method !== 'GET') return next()
    c.set('route', `auth/${c.req.param('step')}`)
    c.set('networks', networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies)))
    c.header('Cache-Control', 'no-store')
    return next()
  })

  /** Error code for the redirect. Unexpected errors are logged. */
  const codeOf = (c: RequestContext, error: unknown): SignInRefusal => {
    if (error instanceof SignInRefused) return error.code
    if (error instanceof RefusedForNow) return 'unavailable'
    // The state has changed in the meantime, such as an address that is taken by now.
    if (error instanceof Refused) return 'expired'
    logger.error({ error, requestId: c.get('requestId'), route: c.get('route') }, 'failed')
    return 'unavailable'
  }

  app.get(providerPaths.startSignIn(':role', ':provider'), async (c, toNotFound) => {
    const role = v.safeParse(roleSchema, c.req.param('role'))
    const provider = providers.find(c.req.param('provider') ?? '')
    if (!role.success || !provider || c.req.method !== 'GET') return toNotFound()
    const wanted = ownPath(c.req.query('next'))
    const next = wanted && wanted.length <= LONGEST_NEXT ? wanted : undefined
    const context = callContext(c, role.output, parts)
    const connects = c.req.query('connect') === 'on'
    // Cross-site requests are refused, so that another site cannot start the sign-in.
    if (c.req.header('Sec-Fetch-Site') === 'cross-site')
      return c.redirect(withNext(paths.login(role.output), next))
    try {
      await context.limits.take('providerSignIn')
      const account_id = connects ? await connectingAccount(context) : null
      const flow = { role: role.output, provider: provider.name, next: next ?? '', account_id, hosted: null }
      const token = await beginFlow(store.db, flow, now())
      const address = await provider.addressFor(secretsOf(token, { role: role.output, connects }))
      context.cookies.write('flow', token)
      return c.redirect(address.href)
    } catch (error) {
      const code = codeOf(c, error)
      return connects ? backToSettings(c, role.output, { refused: code }) : refuse(c, role.output, code, next)
    }
  })

  app.get(providerPaths.returnFrom(':provider'), async (c, toNotFound) => {
    const provider = providers.find(c.req.param('provider') ?? '')
    if (!provider || c.req.method !== 'GET') return toNotFound()
    const purpose = purposeIn(c.req.query('state'))
    const { role, token } = flowIn(c, isSecure, purpose?.role)
    let accountId: string | null = null
    const context = callContext(c, role, parts, (id) => (accountId = id))
    const note = (outcome: 'done' | 'refused' | 'limited') =>
      audited(role)(c, outcome, { at: context.now, accountId })
    let next: string | undefined
    let connects = false
    try {
      await context.limits.take('providerSignIn')
      if (token) context.cookies.remove('flow')
      const flow = token && (await takeFlow(store.db, { role, provider: provider.name, token }, now()))
      if (!flow) {
        const member = await currentMember(context)
        // The response of the provider may be repeated, by Back or a double click. The first one has
        // completed the sign-in.
        if (member && purpose?.connects === false) return c.redirect(paths.landing[role])
        const identities = member ? await identitiesOf(store.db, member.account.id) : []
        if (identities.some((each) => each.provider === provider.name))
          return backToSettings(c, role, { connected: provider.name })
        connects = member !== undefined
        throw new SignInRefused('expired')
      }
      if (flow.hosted !== null && finishHosted) return await finishHosted(c, { flow, provider, token })
      next = flow.next || undefined
      connects = flow.account_id !== null
      const person = await provider.identify(new URL(c.req.url).search, secretsOf(token, { role, connects }))
      if (flow.account_id !== null) {
        await connectProvider(context, { accountId: flow.account_id, provider, person })
        note('done')
        return backToSettings(c, role, { connected: provider.name })
      }
      const entrance = await enterWithProvider(context, { provider, person })
      if (entrance.step === 'refused') throw new SignInRefused(entrance.code)
      note('done')
      if (entrance.step === 'signedIn') {
        keepUser(c, role, entrance.user, isSecure)
        return c.redirect(next ?? paths.landing[role])
      }
      context.cookies.write('flow', await beginFlow(store.db, { ...flow, person }, now()))
      const page = entrance.step === 'link' ? identityPaths.linkProvider(role) : identityPaths.nameCompany
      return c.redirect(withNext(page, next))
    } catch (error) {
      if (!(error instanceof RefusedForNow)) note('refused')
      else if (error.isFirst) note('limited')
      const code = codeOf(c, error)
      return connects ? backToSettings(c, role, { refused: code }) : refuse(c, role, code, next)
    }
  })
  return app
}

/** Redirects to the settings, which show the result. */
function backToSettings(
  c: RequestContext,
  role: Role,
  outcome: { readonly connected: string } | { readonly refused: SignInRefusal },
) {
  const [path = '', query] = paths.settings[role].split('?')
  return c.redirect(
    `${path}?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(outcome)])}`,
  )
}

/** Redirects to the login, which shows the reason. */
const refuse = (c: RequestContext, role: Role, code: SignInRefusal, next: string | undefined) => {
  const login = new URLSearchParams({ refused: code, ...(next && { next }) })
  return c.redirect(`${paths.login(role)}?${login}`)
}

/**
 * Flow in the cookies of this browser that matches the state of the response. Without a match, only a role.
 */
function flowIn(
  c: RequestContext,
  isSecure: boolean,
  named: Role | undefined,
): { readonly role: Role; readonly token?: string } {
  const state = c.req.query('state')
  const flows = roles.flatMap((role) => {
    const token = browserCookies(c, role, isSecure).read('flow')
    return token === undefined ? [] : [{ role, token }]
  })
  const own = flows.find(({ token }) => hasState(token, state))
  return own ?? { role: named ?? flows[0]?.role ?? 'candidate' }
}

const LASTS_SECONDS = 90 * 24 * 60 * 60
/**
 * Maximum length of the cookie value: browsers limit a cookie to 4,096 bytes, including its name and
 * attributes.
 */
const MOST_COOKIE = 3_800

/**
 * Sets the readable cookie of a login, which the application sets itself for its own logins. The next page
 * loads the user again, so parts that do not fit may be omitted.
 */
function keepUser(c: RequestContext, role: Role, user: User, secure: boolean): void {
  const { company: _, ...person } = user
  const text = JSON.stringify(user)
  const fits = encodeURIComponent(text).length <= MOST_COOKIE
  setCookie(c, role, fits ? text : JSON.stringify(person), {
    path: '/',
    sameSite: 'Lax',
    maxAge: LASTS_SECONDS,
    secure,
  })
}
