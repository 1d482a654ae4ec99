// Prints what every page loads before anybody touches it, beside what it may, and fails where that is more; with --write,
// writes it into docs/performance.md instead.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { parseSync } from 'vite'
import { paths } from '../contract/paths.ts'
import { markdownTable, writeSection } from './performancePage.ts'

export const kinds = ['javascript', 'css', 'font'] as const
export type Kind = (typeof kinds)[number]

/** How much a page may load, in KiB after brotli. The first row that fits a page's address is its row. */
const limits: readonly (Readonly<Record<Kind, number>> & { readonly pages: RegExp })[] = [
  // With every page of a member come the routes of all others; which mails come is read and saved there.
  { pages: /^\/candidate\/profile$/, javascript: 115, css: 17, font: 20 },
  // The settings hold two forms, one of them with the rules of a new password, and which mails come.
  { pages: /^\/employer\/settings$/, javascript: 105, css: 17, font: 20 },
  // What is typed of a posting is checked while it is typed, and what it shares with other texts comes in pieces.
  { pages: /^\/employer\/postings\/:id\/edit$/, javascript: 130, css: 17, font: 20 },
  // A posting tells who has applied to it and who waits, beside what can be done with it, and follows what changes.
  { pages: /^\/employer\/postings\/:id$/, javascript: 117, css: 17, font: 20 },
  // One applicant's resume is read on the page, beside what they said, what happened, and what can be answered.
  { pages: /^\/employer\/applicants\/:reference$/, javascript: 130, css: 17, font: 20 },
  // Who has applied is listed, chosen from and answered by rules of its own, and followed; a board comes when it is asked for.
  { pages: /^\/employer(\/postings\/:id)?\/applicants(\/|$)/, javascript: 121, css: 17, font: 20 },
  // What an employer writes and manages is checked by rules of its own; who waits, and until when, stands above it, as it
  // is now.
  { pages: /^\/employer($|\/postings)/, javascript: 113, css: 17, font: 20 },
  // What is said of a company stands beside the page that it becomes, with how it is proven and who acts for it.
  { pages: /^\/employer\/company$/, javascript: 126, css: 17, font: 20 },
  // What was sent, what happened since and what is answered are checked by rules of their own.
  { pages: /^\/candidate\/applications\/:reference$/, javascript: 117, css: 17, font: 20 },
  // The list tells of each application what is next, and of saved jobs what they pay; Home tells the same of a few, as it is now.
  { pages: /^\/candidate\/applications$/, javascript: 113, css: 17, font: 20 },
  { pages: /^\/candidate(\/dashboard)?$/, javascript: 110, css: 17, font: 20 },
  // A resume is written, undone, checked, laid out beside its pages and shared; what makes its files comes when asked. Its
  // headings are known in 23 languages.
  { pages: /^\/candidate\/resumes\/:id$/, javascript: 139, css: 17, font: 20 },
  // A resume is shared from the list, by a form of its own.
  { pages: /^\/candidate\/resumes$/, javascript: 117, css: 17, font: 20 },
  // A letter saves itself, is read beside what is written of it, and becomes two where two windows wrote it.
  { pages: /^\/candidate\/cover-letters\/:id$/, javascript: 127, css: 17, font: 20 },
  { pages: /^\/candidate\/cover-letters$/, javascript: 107, css: 17, font: 20 },
  // What waits stands in every menu, as it is now; whoever logs out of both roles leaves no session behind.
  { pages: /^\/(candidate|employer|app)(\/|$)/, javascript: 100, css: 17, font: 20 },
  // The rules of a new password are there at once.
  { pages: /^\/auth\/create-password\//, javascript: 93, css: 17, font: 20 },
  // Questions of every kind, resumes, letters and files, a draft that saves itself, and what the company will see of it.
  { pages: /^\/jobs\/:slug\/apply$/, javascript: 119, css: 17, font: 20 },
  // A job is saved, reported and applied for, and tells how its company keeps what it promises; on a phone styles alone
  // keep Apply in sight.
  { pages: /^\/jobs\/:slug$/, javascript: 100, css: 19, font: 20 },
  // What a search finds, and what a job says, comes with its page, and is parsed there. One sheet holds the styles of all
  // pages, and each has those of its first screen besides.
  { pages: /^\/($|(jobs|companies|r)($|\/:))/, javascript: 102, css: 19, font: 20 },
  { pages: /^\/auth\/login\//, javascript: 90, css: 17, font: 20 },
  { pages: /^/, javascript: 92, css: 17, font: 20 },
]

export interface Figure {
  readonly kind: Kind
  readonly bytes: number
  readonly limit: number
}

export interface Entry {
  /** The address of the page; where several addresses have the same page, the shortest. */
  readonly page: string
  readonly figures: readonly Figure[]
  /** The size of each of its scripts, by its file. */
  readonly scripts: ReadonlyMap<string, number>
}

const list = v.array(v.object({ pattern: v.string(), file: v.string() }))
const index = v.object({ pages: list, rendered: list, notFound: v.string() })

const indexOf = (dist: string) => v.parse(index, JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')))

/** Every page of the build, with what it loads: its scripts and all they import, its styles, its web font. */
export function entriesOf(dist: string): readonly Entry[] {
  const { pages, notFound } = indexOf(dist)
  const shortest = Map.groupBy([...pages, { pattern: 'any other', file: notFound }], ({ file }) => file)
  return [...shortest].map(([file, patterns]) => {
    const page =
      patterns.map(({ pattern }) => pattern).toSorted((one, other) => one.length - other.length)[0] ?? ''
    return entryOf(dist, page, join(dist, 'client', file))
  })
}

/** Every page that the server renders when it is asked for, with what it loads. */
export const renderedEntriesOf = (dist: string): readonly Entry[] =>
  indexOf(dist).rendered.map(({ pattern, file }) => entryOf(dist, pattern, join(dist, 'templates', file)))

function entryOf(dist: string, page: string, file: string): Entry {
  const { scripts, ...bytes } = loadedBy(readFileSync(file, 'utf8'), join(dist, 'client'))
  const limit = limits.find((row) => row.pages.test(page))
  return {
    page,
    scripts,
    figures: kinds.map((kind) => ({ kind, bytes: bytes[kind], limit: 1024 * (limit?.[kind] ?? 0) })),
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

/** These scripts, and whatever they import before they run. */
function reachable(files: readonly string[], client: string): string[] {
  const seen = new Set(files)
  for (const file of seen) {
    const { module } = parseSync(file, readFileSync(join(client, file), 'utf8'))
    for (const { moduleRequest } of module.staticImports) seen.add(join(file, '..', moduleRequest.value))
  }
  return [...seen]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

/** A figure and its limit, in words. */
export const inWords = ({ kind, bytes, limit }: Figure) =>
  `${kib(bytes)} KiB of ${kind}, allowed are ${kib(limit)}`

export const budgetsTable = (entries: readonly Entry[]): string =>
  markdownTable(
    ['page', 'JavaScript', 'allowed', 'CSS', 'allowed', 'font', 'allowed'],
    entries.map(({ page, figures }) => [
      `\`${page}\``,
      ...figures.flatMap(({ bytes, limit }) => [kib(bytes), String(limit / 1024)]),
    ]),
  )

/** Without its folder and what changes with its content. */
const nameOf = (file: string) => file.replaceAll(/^assets\/|-[\w-]{8}\.js$/g, '')

const scriptsTable = ({ scripts }: Entry): string =>
  markdownTable(
    ['script', 'KiB'],
    [...scripts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([file, bytes]) => [`\`${nameOf(file)}\``, kib(bytes)]),
  )

/** Each figure that is over its limit, with its page. */
export const overLimit = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ page, figures }) =>
    figures.filter(({ bytes, limit }) => bytes > limit).map((figure) => `${page}: ${inWords(figure)}`),
  )

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../dist')
  const isWriting = process.argv.includes('--write')
  const [entries, rendered] = [entriesOf(dist), renderedEntriesOf(dist)]
  const login = entries.find(({ page }) => page === paths.login('candidate'))
  console.log(`rendered when they are asked for\n\n${budgetsTable(rendered)}\n`)
  const sections = { budgets: budgetsTable(entries), scripts: login ? scriptsTable(login) : '' }
  for (const [name, table] of Object.entries(sections)) {
    console.log(`${name}, KiB after brotli\n\n${table}\n`)
    if (isWriting) await writeSection(name, table)
  }
  const over = overLimit([...entries, ...rendered])
  for (const sentence of over) console.error(sentence)
  if (over.length > 0 && !isWriting) process.exitCode = 1
}
