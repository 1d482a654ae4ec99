import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getMimeType } from 'hono/utils/mime'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import { addForPrograms } from './forPrograms.ts'
import { createDemoMark } from './demoMark.ts'
import { createProvidersMark } from './providersMark.ts'
import { rendererExports } from '../documents/renderer.ts'
import { loadExports } from '../moduleExports.ts'
import { addPictures, pictureExports } from './pictures.ts'
import { createRenderedPage, rendererIn, type RenderingParts } from './rendered.ts'
import { ENCODINGS, show, type PageStatus, type Resource } from './resource.ts'
import { createOriginMark } from './rewriting.ts'
import { saveTheme } from './saveTheme.ts'
import { createThemeMark } from './themeMark.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { tagOf } from '../http/etag.ts'
import { pagePolicy } from '../http/headers.ts'
import { pageTexts } from '../words/pages.ts'

const listSchema = v.object({
  pages: v.array(v.object({ pattern: v.string(), file: v.string() })),
  rendered: v.array(v.object({ pattern: v.string(), file: v.string() })),
  notFound: v.string(),
  gone: v.string(),
  failed: v.string(),
  scriptHashes: v.record(v.string(), v.array(v.string())),
  styleHashes: v.record(v.string(), v.array(v.string())),
  sendForms: v.optional(v.array(v.string()), []),
  connectsTo: v.optional(v.array(v.string()), []),
})

const mailedPages = [
  ...roles.flatMap((role) => [
    paths.createPassword(role),
    paths.verify(role),
    paths.changeEmail(role),
    paths.undoEmail(role),
  ]),
  paths.invitation,
]

/**
 * True for the path of a mailed link. It contains a code and, except in invitations, the email address, so
 * it must not be indexed.
 */
const holdsCode = (path: string) => mailedPages.some((page) => `${path}/`.startsWith(`${page}/`))

/** Maximum size of a posted form. The theme switch posts one short field. */
const MOST_FORM_BYTES = 1024
const FOREVER = 'public, max-age=31536000, immutable'
export interface Pages {
  readonly app: Hono<HttpEnvironment>
  /** True if a build of the application exists. */
  readonly isBuilt: boolean
}

/**
 * Serves the build from memory with an allowlist, so that no URL can reach another file.
 *
 * @param distDir contains `pages.json` and `client/`
 * @param isSecure true if the application is reached by HTTPS
 * @param parts dependencies of pages rendered on request
 */
export async function createPages(distDir: string, isSecure: boolean, parts: RenderingParts): Promise<Pages> {
  const app = new Hono<HttpEnvironment>()
  app.get('/.well-known/change-password', (c) => c.redirect(paths.forgotPassword('candidate'), 302))
  addForPrograms(app, parts)
  const listFile = join(distDir, 'pages.json')
  const isBuilt = existsSync(listFile)
  if (!isBuilt) return { app, isBuilt }

  const list = v.parse(listSchema, JSON.parse(await readFile(listFile, 'utf8')))
  const resources = await load(join(distDir, 'client'))
  const policies = new Map(
    Object.entries(list.styleHashes).map(([file, hashes]) => [
      file,
      pagePolicy({
        scriptHashes: list.scriptHashes[file] ?? [],
        styleHashes: hashes,
        isSecure,
        sendsForms: list.sendForms.includes(file),
        connectsTo: list.connectsTo,
      }),
    ]),
  )
  const exact = new Map<string, string>()
  const patterns: { segments: readonly string[]; file: string }[] = []
  for (const { pattern, file } of list.pages) {
    if (pattern.includes('/:')) patterns.push({ segments: pattern.split('/'), file })
    else exact.set(pattern, file)
  }
  const fileAt = (path: string) =>
    exact.get(path) ?? patterns.find(({ segments }) => fits(segments, path))?.file
  const isRendered = (path: string) => list.rendered.some(({ pattern }) => fits(pattern.split('/'), path))

  const markDemo = createDemoMark(parts)
  const markProviders = createProvidersMark(parts.providers)
  const markOrigin = createOriginMark(parts.origin)
  const markTheme = createThemeMark()
  const showPage = async (c: Context<HttpEnvironment>, file: string, status: PageStatus) => {
    const page = resources.get(`/${file}`)
    const policy = policies.get(file)
    if (!page || !policy) throw new Error(`The built application lacks ${file}.`)
    c.header('Content-Security-Policy', policy)
    return show(c, markTheme(c, await markDemo(markProviders(markOrigin(page)))), status)
  }

  const standIns = { 404: list.notFound, 410: list.gone, 500: list.failed, 503: list.failed }
  if (list.rendered.length > 0) {
    const rendererFile = rendererIn(distDir)
    const { renderWithData: render } = await loadExports(rendererExports, rendererFile)
    addPictures(app, await loadExports(pictureExports, rendererFile), parts)
    for (const { pattern, file } of list.rendered) {
      const template = await readFile(join(distDir, 'templates', file), 'utf8')
      const page = createRenderedPage({ pattern, render, rendererFile, template }, parts)
      app.get(pattern, async (c) => {
        const answer = await page(c)
        if (typeof answer === 'number') return showPage(c, standIns[answer], answer)
        if (answer instanceof Response) return answer
        c.header('Content-Security-Policy', policies.get(file))
        return show(c, markTheme(c, await markDemo(markProviders(answer.page))), answer.status)
      })
    }
  }

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const file = fileAt(pathname)
    if (file) {
      if (holdsCode(pathname)) c.header('X-Robots-Tag', 'noindex')
      return showPage(c, file, 200)
    }
    const resource = pathname.endsWith('.html') ? undefined : resources.get(pathname)
    if (resource) return show(c, resource, 200)
    if (pathname.startsWith('/assets/')) return c.text('Not found', 404)
    const bare = pathname.replace(/\/$/, '')
    if (bare !== pathname && (fileAt(bare) || isRendered(bare))) return c.redirect(bare + search, 308)
    return showPage(c, list.notFound, 404)
  })
  const limitForm = bodyLimit({ maxSize: MOST_FORM_BYTES, onError: refuseMethod })
  app.post('*', limitForm, async (c, next) => (await saveTheme(c, isSecure)) ?? next())
  app.all('*', refuseMethod)
  return { app, isBuilt }
}

const refuseMethod = (c: Context) => c.text(pageTexts.requireGet, 405, { Allow: 'GET, HEAD' })

function fits(segments: readonly string[], path: string): boolean {
  const given = path.split('/')
  return (
    given.length === segments.length &&
    segments.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  )
}

async function load(directory: string): Promise<ReadonlyMap<string, Resource>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = new Map<string, Buffer<ArrayBuffer>>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(directory, file).split(sep).join('/')}`, await readFile(file))
  }
  const isCopy = (path: string) =>
    ENCODINGS.some(({ suffix }) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)))
  return new Map(
    [...files]
      .filter(([path]) => !isCopy(path))
      .map(([path, body]) => [
        path,
        {
          type: getMimeType(path) ?? 'application/octet-stream',
          cache: path.startsWith('/assets/') ? FOREVER : 'no-cache',
          etag: tagOf(body),
          body,
          encoded: new Map(
            ENCODINGS.flatMap(({ name, suffix }) => {
              const copy = files.get(path + suffix)
              return copy ? [[name, () => Promise.resolve(copy)] as const] : []
            }),
          ),
        },
      ]),
  )
}
