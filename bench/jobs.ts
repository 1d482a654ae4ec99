import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { paths } from '../contract/paths.ts'
import { foundJobs } from '../contract/search/found.ts'
import { App } from '../e2e/support/app.ts'
import { markdownTable } from '../scripts/performancePage.ts'
import { filledWith } from './market/filled.ts'
import { conditions, median, onPhone, settled } from './measure.ts'
import { MOST_CALLS, openConnection, requestOf } from './serverLoad.ts'
import { processorSecondsOf } from './serverProcess.ts'
import { serveBuilt } from './staticServer.ts'

/** Total number of postings, a third of which are open. */
const POSTINGS = 6_000
const PAGE_OF_JOBS = 50
const CONNECTIONS = 8
/** Brotli parameters that the server uses for rendered pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }
const KEPT_ROUND = 3_000

const client = join(import.meta.dirname, '../dist/client')

interface Contender {
  readonly title: string
  readonly url: string
  readonly loads: Load[]
}

interface Load {
  readonly javascript: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
}

const found = v.object({ result: foundJobs })

/** Slugs of all open jobs. */
async function slugsAt(origin: string): Promise<readonly string[]> {
  const slugs: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const query: string = `limit=${PAGE_OF_JOBS}${after === '' ? '' : `&after=${after}`}`
    const { result }: v.InferOutput<typeof found> = v.parse(
      found,
      await (await fetch(`${origin}/api/jobs?${query}`)).json(),
    )
    slugs.push(...result.jobs.map(({ slug }) => slug))
    after = result.next
  }
  return slugs
}

/** Removes the scripts from a page's HTML and keeps its styles. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<link rel="(modulepreload|expect)"[^>]*>/g, '')

/** Security headers, which the static page needs too, because they cost time with or without scripts. */
const PROTECTING =
  /^(content-security-policy|cross-origin-.+|permissions-policy|referrer-policy|x-(content-type|frame)-options)$/

/** Serves a copy of the page from a file, with the same security headers and the product's own assets. */
async function serveStatic(url: string, folder: string) {
  const answer = await fetch(url)
  const html = withoutScripts(await answer.text())
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => PROTECTING.test(name)))
  const root = mkdtempSync(join(folder, 'static-'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'index.html.br'), brotliCompressSync(html, { params }))
  for (const name of ['assets', 'favicon.svg']) symlinkSync(join(client, name), join(root, name))
  return serveBuilt(root, {}, headers)
}

const load = (browser: Browser, url: string): Promise<Load> =>
  onPhone(browser, async ({ page, session, traffic }) => {
    await page.goto(url, { waitUntil: 'commit' })
    const { cls, fcp, lcp } = await settled(page, traffic, (seen) => seen.lcp > 0)
    await session.detach()
    return { javascript: traffic.javascript, fcp, lcp, cls }
  })

/** Times from the response to a changed filter until the results are painted, three measurements, in ms. */
const filterTimes = (browser: Browser, url: string): Promise<readonly number[]> =>
  onPhone(browser, async ({ page, traffic }) => {
    await page.goto(url)
    await settled(page, traffic, (seen) => seen.lcp > 0)
    const times: number[] = []
    for (const choice of ['On site', 'Hybrid', 'Remote']) {
      const option = page.getByRole('checkbox', { name: choice })
      const workplace = page.getByRole('button', { name: 'Workplace' })
      if (!(await workplace.isVisible())) await page.locator('summary', { hasText: /^Filters/ }).click()
      if (!(await option.isVisible())) await workplace.click()
      await option.check()
      // In-page search loads on the first interaction; before that the browser submits the form.
      await settled(page, traffic, () => true)
      const shown = page.evaluate(() => window.bench.nextAnswer())
      await page
        .getByRole('button', { name: /^Show .*jobs/ })
        .filter({ visible: true })
        .click()
      times.push(await shown)
    }
    return times
  })

/** Pages per processor second, over several connections that each request one page at a time. */
async function perProcessorSecond(app: App, pagesOf: readonly (() => string | undefined)[]): Promise<number> {
  const before = processorSecondsOf(app)
  const counts = await Promise.all(
    pagesOf.map(async (nextPage) => {
      let connection = await openConnection(app.origin)
      let count = 0
      for (let path = nextPage(); path !== undefined; path = nextPage()) {
        const { status } = await connection.call(requestOf(app.origin, path))
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
        count += 1
        if (count % MOST_CALLS > 0) continue
        connection.close()
        connection = await openConnection(app.origin)
      }
      connection.close()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / (processorSecondsOf(app) - before)
}

/** Page rates for one job requested again and again, and for many jobs requested once each. */
async function pageRates(app: App, slugs: readonly string[]) {
  const again = (path: string) => {
    const until = performance.now() + KEPT_ROUND
    return Array.from({ length: CONNECTIONS }, () => () => (performance.now() < until ? path : undefined))
  }
  const [first = '', ...others] = slugs.map((slug) => paths.job(slug))
  // Warms up the server.
  await perProcessorSecond(app, again(first))
  const once = others.values()
  const each = Array.from({ length: CONNECTIONS }, () => () => once.next().value)
  return { kept: await perProcessorSecond(app, again(first)), made: await perProcessorSecond(app, each) }
}

/**
 * Compares the pages of a job and of a search with the same pages without scripts, and measures how many job
 * pages the server can serve.
 */
export async function compareJobs(
  browser: Browser,
  { rounds, say }: { readonly rounds: number; readonly say: (sentence: string) => void },
): Promise<string> {
  const closers: (() => unknown)[] = []
  try {
    const folder = mkdtempSync(join(tmpdir(), 'bench-jobs-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    say(`Making ${POSTINGS} postings`)
    const app = await App.start(undefined, filledWith(POSTINGS))
    closers.push(() => app.remove())
    const slugs = await slugsAt(app.origin)
    const rates = await pageRates(app, slugs)

    const pages = { 'a job': paths.job(slugs[0] ?? ''), 'a search': `${paths.jobs}?q=paid` }
    const contenders: Contender[] = []
    for (const [title, path] of Object.entries(pages)) {
      const { close, origin } = await serveStatic(app.origin + path, folder)
      closers.push(close)
      contenders.push({ title, url: app.origin + path, loads: [] })
      contenders.push({ title: `${title}, as a static page`, url: `${origin}/`, loads: [] })
    }
    const filters: number[] = []
    // The first round only warms up the servers and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { loads, title, url } of contenders) {
        const seen = await load(browser, url)
        say(`${round}/${rounds} ${title}: painted after ${seen.fcp.toFixed(0)} ms`)
        if (round > 0) loads.push(seen)
      }
      const times = await filterTimes(browser, app.origin + paths.jobs)
      if (round > 0) filters.push(...times)
    }
    return report(browser, { contenders, filters, rates, rounds, jobs: slugs.length })
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

interface Measured {
  readonly contenders: readonly Contender[]
  readonly filters: readonly number[]
  readonly rates: { readonly kept: number; readonly made: number }
  readonly rounds: number
  readonly jobs: number
}

const middle = ({ loads }: Contender, figure: keyof Load) => median(loads.map((each) => each[figure]))

function report(browser: Browser, { contenders, filters, jobs, rates, rounds }: Measured): string {
  const { down, latency, slowdown, up } = conditions
  return [
    markdownTable(
      ['page', 'JS, KiB', 'FCP', 'LCP', 'CLS'],
      contenders.map((each) => [
        each.title,
        (middle(each, 'javascript') / 1024).toFixed(1),
        middle(each, 'fcp').toFixed(0),
        middle(each, 'lcp').toFixed(0),
        middle(each, 'cls').toFixed(3),
      ]),
    ),
    `A changed filter is followed ${median(filters).toFixed(0)} ms after its answer, ${Math.max(...filters).toFixed(0)} at the most. Medians of ${rounds} rounds in turns; nothing cached, ${down / 1000} Mbit/s down, ${up / 1000} up, ${latency} ms for each request, the processor ${slowdown} times slower; times in ms.`,
    markdownTable(
      ['pages of jobs', 'a second of one processor'],
      [
        ['the same one again', rates.kept.toFixed(0)],
        [`each of ${jobs - 1} for the first time`, rates.made.toFixed(0)],
      ],
    ),
    `Compressed by brotli, over ${CONNECTIONS} connections; all threads of the server count. Chromium ${browser.version()}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}.`,
  ].join('\n\n')
}
