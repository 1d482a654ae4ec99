import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { alertFormField, alertReasonField, lessLikeReasons } from '../../contract/alerts/alertPage.ts'
import type { Outcome } from '../../contract/call.ts'
import { contract } from '../../contract/index.ts'
import { createAlertLinks } from '../alerts/alertLinks.ts'
import { followAlertLink, type LinkAction } from '../alerts/links/linkActions.ts'
import type { ApiParts } from '../http/api.ts'
import { auditOutcomesOf, outcomeOf } from '../http/auditOutcome.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import { limitsFor } from '../http/clientLimits.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'
import { pageTexts } from '../words/pages.ts'
import { saveTheme } from './saveTheme.ts'

const MOST_BYTES = 4 * 1024

const tooMuch = (c: Context) => c.text(sharedRefusals.tooLarge, 413, { Connection: 'close' })

const oneClick = v.object({ 'List-Unsubscribe': v.literal('One-Click') })

const withoutJob = v.object({ [alertFormField]: v.picklist(['confirm', 'stop', 'keep']) })

const aboutJob = v.object({
  [alertFormField]: v.picklist(['less', 'undo']),
  [alertReasonField]: v.picklist(lessLikeReasons),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/)),
})

/** Action in a form; undefined for an unknown one. */
function actionIn(form: unknown, slug: string | undefined): LinkAction | undefined {
  const said = v.safeParse(withoutJob, form)
  if (said.success) return { do: said.output[alertFormField] }
  const about = v.safeParse(aboutJob, { ...Object(form), slug })
  return about.success
    ? {
        do: about.output[alertFormField],
        reason: about.output[alertReasonField],
        slug: about.output.slug,
      }
    : undefined
}

/**
 * Handles the forms of the page behind a mailed link, and the one-click form of RFC 8058. They require no
 * login and read no cookie. Opening a link changes nothing, because link scanners open every link.
 */
export function createAlertPages(parts: ApiParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const isSecure = parts.settings.appOrigin?.startsWith('https:') ?? false
  const links = createAlertLinks(parts.hashKey)
  const limitBodySize = bodyLimit({ maxSize: MOST_BYTES, onError: tooMuch })

  const act = async (c: Context<HttpEnvironment>, action: LinkAction) => {
    const name = calls[action.do]
    const now = parts.now()
    const note = (outcome: Outcome | undefined, accountId: string | null = null) =>
      auditOutcomesOf({ name, role: 'candidate', audit: contract.alerts[name].audit }, parts)(c, outcome, {
        accountId,
        at: now,
      })
    try {
      const limits = limitsFor(c, parts)
      await limits.take('anything')
      await limits.take('useAlertLink', name)
      const token = c.req.param('token') ?? ''
      note('done', await followAlertLink(parts.store.db, { links, token, action, now }))
    } catch (error) {
      note(outcomeOf(error))
      throw error
    }
    parts.wakeOutbox()
  }
  const guarded = async (c: Context<HttpEnvironment>, work: () => Promise<Response>): Promise<Response> => {
    c.set('route', 'alert')
    c.set('networks', networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies)))
    c.header('Cache-Control', 'no-store')
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused) return c.text(error.message, statusOf(error), { ...error.headers })
      parts.logger.error({ error, requestId: c.get('requestId'), route: 'alert' }, 'failed')
      const isAway = parts.store.isOutOfService(error)
      return c.text(sharedRefusals.notSaved, isAway ? 503 : 500, {
        ...(isAway && { 'Retry-After': '60' }),
      })
    }
  }

  app.post(alertPaths.alert(':token'), limitBodySize, (c) =>
    guarded(c, async () => {
      const { pathname, search } = new URL(c.req.url)
      const slug = new URLSearchParams(search).get('job') ?? undefined
      const action = actionIn(await c.req.parseBody().catch(() => ({})), slug)
      if (!action) return (await saveTheme(c, isSecure)) ?? c.text(pageTexts.noStopForm, 400)
      await act(c, action)
      return c.redirect(slug === undefined ? pathname : alertPaths.lessLike(tokenIn(c), slug), 303)
    }),
  )
  app.post(alertPaths.stop(':token'), limitBodySize, (c) =>
    guarded(c, async () => {
      const form = await c.req.parseBody().catch(() => ({}))
      if (!v.is(oneClick, form)) return c.text(pageTexts.noStopForm, 400)
      await act(c, { do: 'stop' })
      // Email clients do not follow redirects.
      return c.text(pageTexts.unsubscribed)
    }),
  )
  // Some email clients open the URL in a browser instead.
  app.get(alertPaths.stop(':token'), (c) => {
    c.header('Cache-Control', 'no-store')
    return c.redirect(alertPaths.alert(tokenIn(c)), 303)
  })
  return app
}

const tokenIn = (c: Context<HttpEnvironment>) => encodeURIComponent(c.req.param('token') ?? '')

const calls = {
  confirm: 'confirmAlert',
  stop: 'stopAlert',
  keep: 'keepAlert',
  less: 'lessLike',
  undo: 'undoLessLike',
} as const satisfies Readonly<Record<LinkAction['do'], string>>

/** HTTP status of an error page; business refusals, which calls return with 200, become 400. */
const statusOf = ({ status }: Refused) => (status === 200 ? 400 : status)
