import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as v from 'valibot'
import type { Plugin, Rolldown } from 'vite'
import type { RenderedPage } from './render.tsx'
import { firstPaintStyles } from './styles.ts'

/** Index of the built pages, which the server reads. */
export interface PageIndex {
  readonly pages: readonly { readonly pattern: string; readonly file: string }[]
  /** Pages rendered on request. Their files are templates outside the client folder. */
  readonly rendered: readonly { readonly pattern: string; readonly file: string }[]
  readonly notFound: string
  /** File for addresses that no longer exist. */
  readonly gone: string
  /** File for errors. */
  readonly failed: string
  /** Hashes of inline scripts and styles by file, for the Content-Security-Policy. */
  readonly scriptHashes: Readonly<Record<string, readonly string[]>>
  readonly styleHashes: Readonly<Record<string, readonly string[]>>
  /** Files of pages with forms that the browser submits itself. */
  readonly sendForms: readonly string[]
  /** Other origins that the application connects to, such as a hosted backend. */
  readonly connectsTo?: readonly string[]
}

const renderer = 'src/prerender/render.tsx'
// Placeholder for the hydration data, in a non-executable script element.
export const PAGE_DATA = '<script type="application/json" id="given"><!--given--></script>'
// Vite's helper that preloads the styles and chunks of dynamic imports. It is replaced, because each page
// preloads its own.
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Vite plugin that builds the application for the browser and for rendering, and writes every route as an
 * HTML page with inline styles, preloads for its chunks, and precompressed copies.
 */
export function prerender(): Plugin {
  let repository = ''
  let directory = ''
  let hostedUrl: string | undefined
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => {
      directory = build?.outDir ?? 'dist'
      return {
        builder: {},
        environments: {
          client: { build: { outDir: join(directory, 'client'), emptyOutDir: true } },
          ssr: { build: { outDir: join(directory, 'renderer'), emptyOutDir: true, ssr: renderer } },
        },
      }
    },
    configResolved: ({ env, root }) => {
      repository = root
      const url: unknown = env['VITE_HOSTED_URL']
      hostedUrl = typeof url === 'string' ? url : undefined
    },
    // Needed only in the build that renders the pages.
    transform(code, id) {
      return this.environment.name === 'ssr' ? nameSources(code, relative(repository, id)) : undefined
    },
    load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('The build has no client or no ssr environment.')
        const built = await builder.build(client)
        await builder.build(ssr)
        if (!('output' in built)) throw new Error('The client has to have one output.')
        const root = builder.config.root
        await writePages(resolve(root, directory), createChunks(built.output, root), hostedUrl)
      },
    },
  }
}

/** Adds the file path to lazy imports, so that the source names each module only once. */
function nameSources(code: string, importer: string): string {
  return code.replaceAll(
    /(?<=\b(?:lazyComponent|onFirstTouch)\()\(\) => import\(["'](.+?)["']\)/g,
    (load: string, written: string) => `${load}, '${join(dirname(importer), written)}'`,
  )
}

/** Origins of a hosted backend, for requests and for WebSockets. */
const originsOf = (url: string) => {
  const { origin } = new URL(url)
  return [origin, origin.replace(/^http/, 'ws')]
}

const rendererExports = v.object({
  brand: v.string(),
  renderPages: v.custom<() => Promise<RenderedPage[]>>((value) => typeof value === 'function'),
})

async function writePages(directory: string, chunks: Chunks, hostedUrl: string | undefined): Promise<void> {
  const client = join(directory, 'client')
  const rendered = join(directory, 'renderer')
  const templates = join(directory, 'templates')
  const module = v.parse(rendererExports, await import(pathToFileURL(join(rendered, 'render.js')).href))
  // Scripts load at low priority, because the content must appear first.
  const last = 'fetchpriority="low"'
  const template = (await readFile(join(client, 'index.html'), 'utf8'))
    // Removes comments.
    .replaceAll(/<!-- .*? -->\s*/g, '')
    // Delays the first paint until the content is parsed, to avoid an empty frame.
    .replace('<!--head-->', (head) => '<link rel="expect" href="#root" blocking="render">' + head)
    // A font preload in the head would delay the first paint.
    .replace('<body>', (body) => body + preloadFont(chunks))
    .replaceAll('<script type="module"', (script) => `${script} ${last}`)

  const pages = await module.renderPages()
  const scriptHashes: Record<string, readonly string[]> = {}
  const styleHashes: Record<string, readonly string[]> = {}
  for (const page of pages) {
    const file = fileOf(page.pattern)
    const preloads = chunks
      .of(page.modules)
      // The template already has the scripts of the entry.
      .filter((chunk) => !template.includes(`src="/${chunk}"`))
      .map((chunk) => `<link rel="modulepreload" ${last} crossorigin href="/${chunk}">`)
    const html = await styleInside(
      template
        .replace('<!--head-->', () => preloads.join('') + page.head)
        .replace('<!--page-->', () => page.body)
        .replace('id="root"', () => `id="root" data-route="${page.pattern}"`)
        .replace('</body>', (end) => (page.isGiven ? PAGE_DATA : '') + speculationOf(page) + end),
      client,
    )
    scriptHashes[file] = hashesOf(html, 'script')
    styleHashes[file] = hashesOf(html, 'style')
    const written = join(page.isGiven ? templates : client, file)
    await mkdir(dirname(written), { recursive: true })
    await writeFile(written, page.isGiven ? templateOf(html, page) : html)
  }
  await nameProduct(join(client, 'manifest.webmanifest'), module.brand)
  await compress(client)

  const index: PageIndex = {
    pages: pages
      .filter(({ pattern, isGiven }) => pattern.startsWith('/') && !isGiven)
      .flatMap(({ pattern }) =>
        withoutOptional(pattern).map((plain) => ({ pattern: plain, file: fileOf(pattern) })),
      ),
    rendered: pages
      .filter(({ isGiven }) => isGiven)
      .map(({ pattern }) => ({ pattern, file: fileOf(pattern) })),
    notFound: fileOf('*'),
    gone: fileOf('gone'),
    failed: fileOf('failed'),
    scriptHashes,
    styleHashes,
    sendForms: pages.filter(({ sendsForms }) => sendsForms).map(({ pattern }) => fileOf(pattern)),
    ...(hostedUrl && { connectsTo: originsOf(hostedUrl) }),
  }
  await writeFile(join(directory, 'pages.json'), JSON.stringify(index, null, 2))
}

const withNames: Readonly<Record<string, string>> = {
  '*': '404.html',
  gone: '410.html',
  failed: 'failed.html',
  '/': 'index.html',
}

const fileOf = (pattern: string) =>
  withNames[pattern] ??
  `${pattern
    .slice(1)
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(':', '')}.html`

/** Template of a page rendered on request: the sample content is replaced by placeholders. */
const templateOf = (html: string, { head, body }: RenderedPage) =>
  html.replace(head, () => '<!--head-->').replace(body, () => '<!--page-->')

/** Expands optional segments: `/a/:b?` becomes `/a` and `/a/:b`. */
function withoutOptional(pattern: string): string[] {
  const parts = pattern.split('/')
  const optional = parts.filter((part) => part.endsWith('?')).length
  return Array.from({ length: optional + 1 }, (_, dropped) =>
    parts
      .slice(0, parts.length - dropped)
      .join('/')
      .replaceAll('?', ''),
  )
}

interface Chunks {
  /** Files of modules and their static imports, so that all can load in parallel. */
  readonly of: (modules: readonly string[]) => readonly string[]
  readonly files: readonly string[]
}

function createChunks(outputs: Rolldown.RolldownOutput['output'], root: string): Chunks {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const fileOfModule = new Map(
    chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [relative(root, id), fileName])),
  )
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const fileOfSource = (source: string) => {
    const file = fileOfModule.get(source)
    if (file === undefined) throw new Error(`The build has no chunk for ${source}.`)
    return file
  }
  return {
    of: (modules) => {
      const files = new Set(modules.map(fileOfSource))
      for (const file of files) for (const imported of importsOf.get(file) ?? []) files.add(imported)
      return [...files]
    },
    files: outputs.map(({ fileName }) => fileName),
  }
}

/**
 * Inlines the styles of the first paint, which saves a request before it, and moves the link to the full
 * style sheet to the end of the body.
 */
async function styleInside(html: string, client: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? []
  if (!link || !file) throw new Error('The page has no style sheet.')
  const styles = await firstPaintStyles(html, await readFile(join(client, file), 'utf8'))
  return html.replace(link, () => `<style>${styles}</style>`).replace('</body>', () => `${link}</body>`)
}

/** Speculation rules for the next pages, inert until the page activates them. */
function speculationOf({ leadsTo: [first, ...others] = [] }: Pick<RenderedPage, 'leadsTo'>): string {
  if (!first) return ''
  const rules = {
    prerender: [{ urls: [first], eagerness: 'immediate' }],
    prefetch: [{ urls: others, eagerness: 'immediate' }],
  }
  return `<template id="next"><script type="speculationrules">${JSON.stringify(rules)}</script></template>`
}

/** Preloads the font in parallel with the styles, instead of after them. */
function preloadFont({ files }: Chunks): string {
  const basic = files.find((file) => file.includes('outfit-basic') && file.endsWith('.woff2'))
  if (!basic) throw new Error('The build has no font for its pages.')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${basic}">`
}

async function nameProduct(webManifest: string, name: string): Promise<void> {
  const told: unknown = JSON.parse(await readFile(webManifest, 'utf8'))
  await writeFile(webManifest, JSON.stringify(Object.assign({ name, short_name: name }, told)))
}

/** Hashes of the inline scripts or styles, for the Content-Security-Policy. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?: type="speculationrules")?>(.*?)</${tag}>`, 'gs'))
  return [...blocks].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

/** Writes Brotli and gzip copies of every text file. */
export async function compress(directory: string): Promise<void> {
  for await (const name of glob('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: directory })) {
    const file = join(directory, name)
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}
