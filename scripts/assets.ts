import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importsOf, reachable } from './reachable.ts'

/** Smallest size of an asset that justifies a request of its own, in bytes before compression. */
export const SMALLEST_ASSET = 2048

interface Requests {
  /** Number of requests for the document, its scripts, styles and font. */
  readonly beforeFirstKey: number
  /** Number of modules that the first key press, touch or focus loads. */
  readonly afterFirstKey: number
}

/** Counts the requests of a page from its HTML, without its icon and data. */
export function requestsOf(html: string, client: string): Requests {
  const named = html.matchAll(
    /<(?:script|link rel="(?:modulepreload|stylesheet|preload)")[^>]* (?:src|href)="\/([^"]+)"/g,
  )
  const first = [...new Set([...named].map(([, file = '']) => file))]
  const scripts = reachable(first.filter(isScript), client)
  const interaction = scriptsIn(client).filter((file) => nameOf(file) === 'interaction')
  const later = reachable(interaction, client).filter((file) => !scripts.includes(file))
  const others = first.filter((file) => !isScript(file))
  return { beforeFirstKey: 1 + scripts.length + others.length, afterFirstKey: later.length }
}

/** Scripts below the smallest asset size. Pages are exempt. */
export function smallScripts(client: string, pages: string): string[] {
  const ofPages = new Set(globSync('**/*.tsx', { cwd: pages }).map((file) => basename(file, '.tsx')))
  return scriptsIn(client).filter(
    (file) => statSync(join(client, file)).size < SMALLEST_ASSET && !ofPages.has(nameOf(file)),
  )
}

/**
 * Scripts that import each other, directly or through others. A cycle makes the order of evaluation depend on
 * the page, so an import can still be undefined.
 */
export function circlesIn(client: string): string[] {
  const imports = new Map(scriptsIn(client).map((file) => [file, importsOf(file, client)]))
  return [...imports.keys()].filter((file) => {
    const seen = new Set(imports.get(file))
    for (const each of seen) for (const imported of imports.get(each) ?? []) seen.add(imported)
    return seen.has(file)
  })
}

/** Name of a script without its folder and content hash. */
export const nameOf = (file: string) => file.replaceAll(/^assets\/|-[\w-]{8}\.js$/g, '')

const isScript = (file: string) => file.endsWith('.js')

const scriptsIn = (client: string) =>
  readdirSync(join(client, 'assets'))
    .filter(isScript)
    .map((file) => `assets/${file}`)

/** HTML of a prerendered page in the build. */
export const pageIn = (client: string, path: string) => readFileSync(join(client, `${path}.html`), 'utf8')
