import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { paneView } from '../../contract/postings/paneView.ts'
import type { BrowserCookies } from '../calls/shared/context.ts'
import type { Logger } from '../operations/logger.ts'
import { isOwnView, type ViewCounter } from '../postings/views.ts'
import { digest } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { browserCookies } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'

type ViewHandler = MiddlewareHandler<HttpEnvironment, '/:slug'>

interface Parts {
  readonly db: Database
  readonly views: Pick<ViewCounter, 'count'>
  readonly logger: Pick<Logger, 'error'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** True if the application is reached by HTTPS. */
  readonly isSecure: boolean
}

/**
 * Counts views of a job, on its page and beside a list. The response is the same for everybody and may be
 * cached; the cookie of an employer is read only to exclude members of the company.
 */
export function countViews({ db, isSecure, logger, now, views }: Parts): {
  readonly page: ViewHandler
  readonly pane: ViewHandler
} {
  const isOwn = async (slug: string, cookies: BrowserCookies) => {
    const token = cookies.read('session')
    return token !== undefined && isOwnView(db, { slug, tokenHash: digest(token), now: now() })
  }
  const counting =
    (isShown: (header: Header) => boolean): ViewHandler =>
    async (c, next) => {
      await next()
      const header: Header = (name) => c.req.header(name)
      const isThere = c.res.status === 200 || c.res.status === 304
      if (c.req.method !== 'GET' || !isThere || !isShown(header) || !isOfPerson(header)) return
      const slug = c.req.param('slug')
      try {
        if (!(await isOwn(slug, browserCookies(c, 'employer', isSecure)))) views.count(slug)
      } catch (error) {
        logger.error({ error, requestId: c.get('requestId') }, 'A view could not be counted')
      }
    }
  return {
    // Browsers without Sec-Fetch-Dest are assumed to show the page.
    page: counting((header) => (header('Sec-Fetch-Dest') ?? 'document') === 'document'),
    pane: counting((header) => header(paneView.name) === paneView.value),
  }
}

type Header = (name: string) => string | undefined

/** True for a request by a person: neither a crawler nor a prefetch. */
function isOfPerson(header: Header): boolean {
  const agent = header('User-Agent') ?? ''
  const purpose = [header('Sec-Purpose'), header('Purpose'), header('X-Moz')].join(' ')
  return agent !== '' && !isbot(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
