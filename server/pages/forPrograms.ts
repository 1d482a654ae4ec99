import type { Context, Hono } from 'hono'
import { criteriaIn, searchOf } from '../../contract/search/address.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { tagOf } from '../http/etag.ts'
import { Refused } from '../refused.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import { jobsFeed } from './jobsFeed.ts'
import { inEncodings, type RenderingParts } from './rendered.ts'
import { show, type Resource } from './resource.ts'
import { createSharedTexts } from './sharedTexts.ts'
import { sitemap, sitemapPart } from './sitemap.ts'
import { sharedRefusals } from '../words/shared.ts'
import { pageTexts } from '../words/pages.ts'

const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'

/** Paths that crawlers must not request: pages behind the login, and paths that are not pages. */
const closed = [
  '/api/',
  '/candidate',
  '/employer',
  '/app$',
  '/auth/create-password',
  '/auth/verify',
  '/auth/change-email',
  '/auth/undo-email',
]

/** Adds resources for programs: robots.txt, sitemap and the feeds of searches. */
export function addForPrograms(app: Hono<HttpEnvironment>, parts: RenderingParts): void {
  const { pause, settings, store } = parts
  const hash = keyedHash(parts.hashKey)
  const texts = createSharedTexts<Resource | undefined>(parts.now)

  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        `Sitemap: ${parts.origin()}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )

  const answer =
    (
      type: string,
      keyOf: (c: Context<HttpEnvironment>) => string,
      write: (c: Context<HttpEnvironment>) => Promise<string | undefined>,
    ) =>
    async (c: Context<HttpEnvironment>): Promise<Response> => {
      try {
        const networks = networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies))
        await limitsOf(parts.limits, { networks, hash, pause }).take('readList')
        const resource = await texts.find(networks.at(-1) ?? '', keyOf(c), async () => {
          const text = await write(c)
          return text === undefined ? undefined : resourceOf(type, text)
        })
        if (!resource) return c.text(pageTexts.notFound, 404)
        return await show(c, resource, 200)
      } catch (error) {
        if (error instanceof Refused) {
          for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
          return c.text(error.message, error.status)
        }
        parts.logger.error({ error, requestId: c.get('requestId') }, 'failed')
        if (!store.isOutOfService(error)) return c.text(sharedRefusals.failed, 500)
        c.header('Retry-After', '60')
        return c.text(sharedRefusals.notRead, 503)
      }
    }

  app.get(
    '/sitemap.xml',
    answer(XML, pathOf, () => sitemap(store.reader, parts.origin())),
  )
  app.get(
    '/sitemap/:part{[1-9][0-9]{0,3}}',
    answer(XML, pathOf, (c) => sitemapPart(store.reader, parts.origin(), Number(c.req.param('part')))),
  )
  app.get(
    '/jobs.rss',
    answer(RSS, feedOf, (c) => {
      const about = { brand: settings.brand, origin: parts.origin() }
      return jobsFeed({ db: store.reader, now: parts.now() }, new URL(c.req.url).search, about)
    }),
  )
}

const pathOf = (c: Context<HttpEnvironment>) => c.req.path

/** Cache key of a feed, equal for all URLs of the same search. */
function feedOf(c: Context<HttpEnvironment>): string {
  const { search } = new URL(c.req.url)
  const after = new URLSearchParams(search).get('after') ?? ''
  return `${c.req.path}${searchOf(criteriaIn(search))} ${after}`
}

function resourceOf(type: string, text: string): Resource {
  const body = Buffer.from(text)
  return { type, cache: 'no-cache', etag: tagOf(body), body, encoded: inEncodings(body) }
}
