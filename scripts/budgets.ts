// Prints the initial payload of every page and its limit, and fails if a page exceeds it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { paths } from '../contract/paths.ts'
import { nameOf, pageIn, requestsOf, smallScripts } from './assets.ts'
import { markdownTable } from './performancePage.ts'
import { reachable } from './reachable.ts'

export const kinds = ['javascript', 'css', 'font'] as const
export type Kind = (typeof kinds)[number]

/** Limits per page, in KiB after brotli. The first matching row applies. */
const limits: readonly (Readonly<Record<Kind, number>> & { readonly pages: RegExp })[] = [
  // Pages of members.
  { pages: /^\/(candidate|employer|app)(\/|$)/, javascript: 160, css: 21, font: 20 },
  // Public pages and login pages. Their style sheet includes the grids, charts and icons of every page.
  { pages: /^/, javascript: 115, css: 23, font: 20 },
]

/** Factor by which a size may exceed its limit before the check fails. */
const slack = 1.05

export interface Figure {
  readonly kind: Kind
  readonly bytes: number
  readonly limit: number
}

export interface Entry {
  /** Route pattern of the page; the shortest one if several patterns share the page. */
  readonly page: string
  readonly figures: readonly Figure[]
  /** Size in bytes by script file. */
  readonly scripts: ReadonlyMap<string, number>
}

const list = v.array(v.object({ pattern: v.string(), file: v.string() }))
const index = v.object({ pages: list, rendered: list, notFound: v.string() })

const indexOf = (dist: string) => v.parse(index, JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')))

/** All prerendered pages of the build with their scripts (static imports included), styles and web font. */
export function entriesOf(dist: string): readonly Entry[] {
  const { pages, notFound } = indexOf(dist)
  const shortest = Map.groupBy([...pages, { pattern: 'any other', file: notFound }], ({ file }) => file)
  return [...shortest].map(([file, patterns]) => {
    const page =
      patterns.map(({ pattern }) => pattern).toSorted((one, other) => one.length - other.length)[0] ?? ''
    return entryOf(dist, page, join(dist, 'client', file))
  })
}

/** All pages that the server renders per request, with their scripts, styles and web font. */
export const renderedEntriesOf = (dist: string): readonly Entry[] =>
  indexOf(dist).rendered.map(({ pattern, file }) => entryOf(dist, pattern, join(dist, 'templates', file)))

function entryOf(dist: string, page: string, file: string): Entry {
  const { scripts, ...bytes } = loadedBy(readFileSync(file, 'utf8'), join(dist, 'client'))
  const limit = limits.find((row) => row.pages.test(page))
  return {
    page,
    scripts,
    figures: kinds.map((kind) => ({ kind, bytes: bytes[kind], limit: 1024 * slack * (limit?.[kind] ?? 0) })),
  }
}

function loadedBy(html: string, client: string): Readonly<Record<Kind, number>> & Pick<Entry, 'scripts'> {
  const names = reachable(
    found(html, /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g),
    client,
  )
  const styles = found(html, /<style>(.*?)<\/style>/gs)
  const sheets = found(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  const fonts = found(html, /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)
  const sizeOf = (file: string) => readFileSync(join(client, file)).length
  const scripts = new Map(names.map((name) => [name, sizeOf(`${name}.br`)]))
  return {
    scripts,
    javascript: sum([...scripts.values()]),
    css:
      sum(styles.map((text) => brotliCompressSync(text).length)) +
      sum(sheets.map((file) => sizeOf(`${file}.br`))),
    font: sum(fonts.map(sizeOf)),
  }
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, inside = '']) => inside)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

/** Sentence about a size and its limit. */
const inWords = ({ kind, bytes, limit }: Figure) => `${kib(bytes)} KiB of ${kind}, allowed are ${kib(limit)}`

const budgetsTable = (entries: readonly Entry[]): string =>
  markdownTable(
    ['page', 'JavaScript', 'allowed', 'CSS', 'allowed', 'font', 'allowed'],
    entries.map(({ page, figures }) => [
      `\`${page}\``,
      ...figures.flatMap(({ bytes, limit }) => [kib(bytes), String(limit / 1024)]),
    ]),
  )

const scriptsTable = ({ scripts }: Entry): string =>
  markdownTable(
    ['script', 'KiB'],
    [...scripts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([file, bytes]) => [`\`${nameOf(file)}\``, kib(bytes)]),
  )

/** One sentence for each size above its limit. */
export const overLimit = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ page, figures }) =>
    figures.filter(({ bytes, limit }) => bytes > limit).map((figure) => `${page}: ${inWords(figure)}`),
  )

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../dist')
  const [entries, rendered] = [entriesOf(dist), renderedEntriesOf(dist)]
  const login = entries.find(({ page }) => page === paths.login('candidate'))
  const sections = {
    'prerendered pages': budgetsTable(entries),
    'pages rendered on request': budgetsTable(rendered),
    'scripts of the login': login ? scriptsTable(login) : '',
  }
  for (const [name, table] of Object.entries(sections)) console.log(`${name}, KiB after brotli\n\n${table}\n`)
  const client = join(dist, 'client')
  const { beforeFirstKey, afterFirstKey } = requestsOf(pageIn(client, paths.login('candidate')), client)
  console.log(`requests of the login: ${beforeFirstKey} before the first key, ${afterFirstKey} after it\n`)
  const small = smallScripts(client, join(import.meta.dirname, '../src/pages'))
  const over = [
    ...overLimit([...entries, ...rendered]),
    ...small.map((file) => `${file}: too small for a request`),
  ]
  for (const sentence of over) console.error(sentence)
  if (over.length > 0) process.exitCode = 1
}
