import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { CompanyRecord } from '../../contract/postings/record.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import { projectionOf } from '../projection.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { tagOf } from '../http/etag.ts'
import { createPageTemplate } from '../documents/pageTemplate.ts'
import type { Render } from '../documents/renderer.ts'
import { Refused } from '../refused.ts'
import { sharedContentOf } from '../resumes/sharing.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import { isPostgres } from '../store/locks.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import { createResponseCache, type Find } from './responseCache.ts'
import { announcedPatterns, lookups, pageContents, type Shown } from './lookups.ts'
import type { PageStatus, Resource } from './resource.ts'

const LONGEST_PATH = 512
/**
 * Maximum length of a redirect target: clients refuse responses with larger headers. Longer URLs are served
 * without the redirect.
 */
const LONGEST_REDIRECT = 8_000
const MOST_KEPT = 200
/**
 * Brotli parameters for fast compression. With a window larger than 64 KiB, brotli uses a slower search that
 * finds no further repeats, because pages are not longer.
 */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

/** Page to send, with its status. */
interface Answered {
  readonly page: Resource
  readonly status: PageStatus
}

/** Dependencies of pages rendered on request. */
export interface RenderingParts extends Pick<
  ApiParts,
  'documents' | 'hashKey' | 'limits' | 'logger' | 'now' | 'pause' | 'providers' | 'settings' | 'store'
> {
  /** Origin of the application. A function, because it is known only after the server listens. */
  readonly origin: () => string
}

/** Path of the build module that renders pages and their Open Graph pictures. */
export const rendererIn = (distDir: string) => join(distDir, 'renderer/render.js')

interface RenderedPage {
  /** Route pattern, with a suffix for variants. */
  readonly pattern: string
  /** HTML with placeholders for head, body and hydration data. */
  readonly template: string
  readonly render: Render
  /** Path of the built module that contains `render`, to render long pages in a thread. */
  readonly rendererFile?: string
}

/**
 * Creates the handler of a page rendered on request. It returns the page, a redirect, or the error page: 404
 * unknown, 410 gone, 503 without a database, 500 after a rendering error. It reads and sets no cookies, so
 * the content is the same for everyone and cached accordingly; the theme is applied afterwards.
 */
export function createRenderedPage(
  { pattern, render, rendererFile, template }: RenderedPage,
  parts: RenderingParts,
) {
  const lookup = lookups[pattern]
  const contents = pageContents[pattern]
  if (!lookup || !contents) throw new Error(`The server does not know what the page ${pattern} shows.`)
  const project = projectionOf(contents)
  const { documents, hashKey, logger, settings, store } = parts
  const hash = keyedHash(hashKey)
  const kept = new Map<string, Promise<Resource>>()
  const keeping = <Found>(): Find<Found> => {
    // No cache with a shared database, because this process is notified of other servers' changes too late.
    if (isPostgres(store.db)) return (_, look) => look()
    const { find, hearing } = createResponseCache<Found>(parts.now)
    void store.hear(hearing)
    return find
  }
  const findPage = announcedPatterns.has(pattern) ? keeping<Shown>() : null
  const context = { logger, hashKey, findRecord: keeping<CompanyRecord | null>() }

  const fill = createPageTemplate(template)

  const givenOf = ({ content, path }: Shown) => ({ canonical: parts.origin() + path, content })

  const rendered = async (
    { path, ...shown }: Shown,
    given = givenOf({ path, ...shown }),
    written = JSON.stringify(given),
  ): Promise<Resource> => resourceOf(fill({ ...(await render(pattern, path, given)), given: written }))

  const sharedPage = async (shown: Shown, { link, resume }: NonNullable<Shown['shared']>) => {
    const { path } = shown
    if (rendererFile === undefined) {
      return rendered({ path, content: project(sharedContentOf(resume, link)) })
    }
    const { canonical } = givenOf(shown)
    const page = { canonical, link, path, pattern, rendererFile, template }
    const { buffer } = await documents.sharedPage(resume, page)
    return resourceOf(Buffer.from(buffer), tagOf(`${resume.id} ${resume.revision}`))
  }

  const pageOf = memoizeByRow((shown: Shown): Promise<Resource> => {
    const given = givenOf(shown)
    const key = JSON.stringify(given)
    const page = kept.get(key) ?? rendered(shown, given, key)
    // Least recently used pages are evicted.
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest)
    page.catch(() => kept.delete(key))
    return page
  })

  const shownAt = (named: string, search: string): Promise<Shown> => {
    const look = async (): Promise<Shown> => {
      const shown = await lookup({ ...context, db: store.reader, now: parts.now() }, named, search)
      return { ...shown, content: project(shown.content) }
    }
    return findPage ? findPage(`${named} ${search}`, look) : look()
  }

  return async (c: Context<HttpEnvironment>): Promise<Answered | Response | Exclude<PageStatus, 200>> => {
    const { pathname, search } = new URL(c.req.url)
    // No page has such a path, and a redirect would repeat it in a header, percent-encoded once more.
    if (pathname.length > LONGEST_PATH) return 404
    try {
      const networks = networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies))
      await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('read')
      const shown = await shownAt(Object.values(c.req.param())[0] ?? '', search)
      const { path, search: own = search, status = 200 } = shown
      if (path + own !== pathname + search && (path + own).length <= LONGEST_REDIRECT) {
        // No caching of the redirect: a company may take its old name again, and a cached redirect would
        // create a loop.
        c.header('Cache-Control', 'no-cache')
        return c.redirect(path + own, 301)
      }
      if (!shown.isUnlisted) return { page: await pageOf(shown), status }
      c.header('X-Robots-Tag', 'noindex, nofollow')
      const page = await (shown.shared ? sharedPage(shown, shown.shared) : rendered(shown))
      return { page: { ...page, cache: 'no-store' }, status }
    } catch (error) {
      if (error instanceof Refused) {
        if (error.status === 404 || error.status === 410) return error.status
        for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
        return c.text(error.message, error.status)
      }
      logger.error({ error, requestId: c.get('requestId') }, 'failed')
      if (!store.isOutOfService(error)) return 500
      c.header('Retry-After', '60')
      return 503
    }
  }
}

function resourceOf(body: Buffer<ArrayBuffer>, etag = tagOf(body)): Resource {
  return {
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    etag,
    body,
    encoded: inEncodings(body),
  }
}

/** Body in each content encoding, compressed on first use. */
export function inEncodings(
  body: Buffer<ArrayBuffer>,
  params: Readonly<Record<number, number>> = quick,
): Resource['encoded'] {
  return new Map([
    ['br', once(() => promisify(brotliCompress)(body, { params }))],
    ['gzip', once(() => promisify(gzip)(body))],
  ])
}

function once(make: () => Promise<Buffer>): () => Promise<Buffer<ArrayBuffer>> {
  let made: Promise<Buffer<ArrayBuffer>> | undefined
  return () => (made ??= make().then((bytes) => Buffer.from(bytes)))
}
