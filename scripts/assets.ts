import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importsOf, reachable } from './reachable.ts'

/** A smaller file is not worth a request, in bytes before compression. */
export const SMALLEST_ASSET = 2048

interface Requests {
  /** The document, its scripts, styles and font. */
  readonly beforeFirstKey: number
  /** Modules loaded by the first key, touch or focus. */
  readonly afterFirstKey: number
}

/** The requests of a page, by its HTML. Those for its icon and for data are not among them. */
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

/** The scripts that are too small, except those of pages. Rolldown keeps its runtime in a file of its own. */
export function smallScripts(client: string, pages: string): string[] {
  const ofPages = new Set(globSync('**/*.tsx', { cwd: pages }).map((file) => basename(file, '.tsx')))
  return scriptsIn(client).filter(
    (file) =>
      statSync(join(client, file)).size < SMALLEST_ASSET &&
      !ofPages.has(nameOf(file)) &&
      nameOf(file) !== 'rolldown-runtime',
  )
}

/** Scripts that import each other: which of them runs first depends on the page, and what it needs may not be there. */
export function circlesIn(client: string): string[] {
  const imports = new Map(scriptsIn(client).map((file) => [file, importsOf(file, client)]))
  return [...imports.keys()].filter((file) => {
    const seen = new Set(imports.get(file))
    for (const each of seen) for (const imported of imports.get(each) ?? []) seen.add(imported)
    return seen.has(file)
  })
}

/** Without its folder and what changes with its content. */
export const nameOf = (file: string) => file.replaceAll(/^assets\/|-[\w-]{8}\.js$/g, '')

const isScript = (file: string) => file.endsWith('.js')

const scriptsIn = (client: string) =>
  readdirSync(join(client, 'assets'))
    .filter(isScript)
    .map((file) => `assets/${file}`)

/** The HTML of a page that is in the build. */
export const pageIn = (client: string, path: string) => readFileSync(join(client, `${path}.html`), 'utf8')
