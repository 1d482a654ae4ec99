import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { noticePaths } from '../../contract/notices/paths.ts'
import { paths } from '../../contract/paths.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import { resumePaths } from '../../contract/resumes/paths.ts'
import { company } from '../calls/companies/company.ts'
import { job } from '../calls/postings/job.ts'
import { emptyHome } from '../../contract/search/home.ts'
import { home } from '../calls/search/home.ts'
import { similarJobs } from '../calls/search/similarJobs.ts'
import { jobsPage } from '../calls/search/jobsPage.ts'
import type { ReadContext } from '../http/addRead.ts'
import type { ApiParts } from '../http/api.ts'
import { addressOf, networksOf } from '../http/clientAddress.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { tagOf } from '../http/etag.ts'
import { Refused } from '../http/refused.ts'
import { follow, sharedOf } from '../resumes/sharing.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import { stoppingOf } from '../mail/stopPages.ts'
import type { Pictures } from './pictures.ts'
import type { PageStatus, Resource } from './resource.ts'

const MOST_KEPT = 500
const NOT_THE_BEST_BUT_QUICK = 5

/** A page as it is shown, and with which status. */
interface Answered {
  readonly page: Resource
  readonly status: PageStatus
}

/** What the pages are made of that are rendered when they are asked for. */
export interface RenderingParts extends Pick<
  ApiParts,
  'hashKey' | 'limits' | 'logger' | 'now' | 'pause' | 'settings' | 'store'
> {
  /** Where the application is reached, once it is known. */
  readonly origin: () => string
}

/** Renders the page of a route at a path, with what it shows. */
export type Render = (
  pattern: string,
  path: string,
  given: unknown,
) => Promise<{ readonly head: string; readonly body: string }>

/** What a page shows, and the address that it has now: another one than was asked for, where it has moved. */
interface Shown {
  readonly path: string
  /** The query of the address, where the page depends on it. */
  readonly search?: string
  readonly content: unknown
  /** Where the page says that what it would show is not there. */
  readonly status?: 404 | 410
  /** Whether it is for whoever knows its address alone: nothing between here and them keeps it, and nothing lists it. */
  readonly isUnlisted?: boolean
}

type Lookup = (context: LookupContext, named: string, search: string) => Promise<Shown>

interface LookupContext extends ReadContext {
  readonly logger: RenderingParts['logger']
  readonly hashKey: string
}

/** What is not known is left out of the first page: the search works all the same. */
async function homeWith({ logger, ...context }: LookupContext) {
  return home(context).catch((error: unknown) => {
    logger.error({ error }, 'The first page is shown without figures and jobs')
    return emptyHome
  })
}

/** What each page shows, by its route; `Refused` where there is no such page (404), or no more (410). */
const lookups: Readonly<Record<string, Lookup>> = {
  [paths.home]: async (context, _, search) => ({
    path: paths.home,
    search,
    content: await homeWith(context),
  }),
  [paths.jobs]: async (context, _, search) => ({
    path: paths.jobs,
    ...(await jobsPage(context, search)),
  }),
  [paths.publicCompany(':slug')]: async (context, slug) => {
    const content = await company(context, { slug })
    return { path: paths.publicCompany(content.slug), content }
  },
  [noticePaths.stopMails(':link')]: async ({ db, hashKey }, link) => {
    const content = await stoppingOf(db, hashKey, link)
    const path = noticePaths.stopMails(encodeURIComponent(link))
    return { path, content, isUnlisted: true, ...(!content && { status: 404 }) }
  },
  [paths.job(':slug')]: async (context, slug) => {
    const { description, ...posting } = await job(context, { slug })
    const { jobs: similar } = await similarJobs(context, { slug })
    return {
      path: paths.job(slug),
      content: { ...posting, description: parseMarkdown(description), similar },
    }
  },
  [resumePaths.sharedResume(':link')]: async ({ db, now }, link) => {
    const path = resumePaths.sharedResume(encodeURIComponent(link))
    const resume = await follow(db, link, now)
    if (resume === 'unknown') return { path, content: null, status: 404, isUnlisted: true }
    if (resume === 'ended') return { path, content: null, status: 410, isUnlisted: true }
    return { path, content: sharedOf(resume, link), isUnlisted: true }
  },
}

/** The routes of the pages that are rendered when they are asked for. */
export const renderedPatterns: readonly string[] = Object.keys(lookups)

/** Loads what the build has made of the application to render its pages, and the pictures that stand for them. */
export async function loadRenderer(distDir: string): Promise<Pictures & { readonly renderGiven: Render }> {
  const file = join(distDir, 'renderer/render.js')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has made it from src/prerender/render.tsx
  return (await import(pathToFileURL(file).href)) as Pictures & { readonly renderGiven: Render }
}

interface RenderedPage {
  /** The path of its route, with the name that tells its pages apart, if there is one. */
  readonly pattern: string
  /** The HTML of the page with marks where its head, its body and what it is given go. */
  readonly template: string
  readonly render: Render
}

/**
 * Makes what answers the addresses of a page that is rendered when it is asked for. It gives the page, or the answer
 * that is none, or the status of the page that stands in: 404 where there is none, 410 where there was one, 503 while the database is away, 500
 * where it cannot be rendered. No cookie is read or set: the page is the same for everybody, and is kept, by what it
 * shows, for whoever asks next.
 */
export function createRenderedPage({ pattern, template, render }: RenderedPage, parts: RenderingParts) {
  const lookup = lookups[pattern]
  if (!lookup) throw new Error(`The server does not know what the page ${pattern} shows.`)
  const { hashKey, logger, settings, store } = parts
  const hash = keyedHash(hashKey)
  const kept = new Map<string, Promise<Resource>>()

  const rendered = async (path: string, given: unknown): Promise<Resource> => {
    const { head, body } = await render(pattern, path, given)
    // A script ends where its text says so.
    const json = JSON.stringify(given).replaceAll('<', String.raw`\u003c`)
    const pieces: Readonly<Record<string, string>> = { head, page: body, given: json }
    return resourceOf(
      template.replaceAll(/<!--(head|page|given)-->/g, (_, mark: string) => pieces[mark] ?? ''),
    )
  }

  const pageOf = (path: string, given: unknown): Promise<Resource> => {
    const key = JSON.stringify(given)
    const page = kept.get(key) ?? rendered(path, given)
    // The one that nobody has asked for the longest goes first.
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest)
    page.catch(() => kept.delete(key))
    return page
  }

  return async (c: Context<HttpEnvironment>): Promise<Answered | Response | Exclude<PageStatus, 200>> => {
    const { pathname, search } = new URL(c.req.url)
    try {
      const networks = networksOf(addressOf(c.env.incoming, settings.trustedProxies))
      await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('read')
      const {
        content,
        path,
        search: own = search,
        status = 200,
        isUnlisted = false,
      } = await lookup(
        { db: store.reader, now: parts.now(), logger, hashKey },
        Object.values(c.req.param())[0] ?? '',
        search,
      )
      if (path + own !== pathname + search) {
        // A company may take an old name again: who had kept this would be sent in a circle.
        c.header('Cache-Control', 'no-cache')
        return c.redirect(path + own, 301)
      }
      const given = { canonical: parts.origin() + path, content }
      if (!isUnlisted) return { page: await pageOf(path, given), status }
      c.header('X-Robots-Tag', 'noindex, nofollow')
      return { page: { ...(await rendered(path, given)), cache: 'no-store' }, status }
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

async function resourceOf(html: string): Promise<Resource> {
  const body = Buffer.from(html)
  return {
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    etag: tagOf(body),
    body,
    encoded: await inEncodings(body),
  }
}

/** A text in each way in which it may be compressed, by default as it is done while somebody waits for it. */
export async function inEncodings(
  body: Buffer<ArrayBuffer>,
  quality = NOT_THE_BEST_BUT_QUICK,
): Promise<Resource['encoded']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return new Map([
    ['br', Buffer.from(await promisify(brotliCompress)(body, { params }))],
    ['gzip', Buffer.from(await promisify(gzip)(body))],
  ])
}
