// Types in the resume builder while nine others type too, each in a resume of two pages, and prints how soon
// the rendered page follows and how long a PDF takes; with --write, writes the results to docs/performance.md
// too.
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import * as v from 'valibot'
import { wholeChromium } from '../browser.ts'
import { resumeCalls } from '../contract/resumes/calls.ts'
import { resumePagePicture } from '../contract/resumes/listing.ts'
import { member } from '../e2e/applications/sides/members.ts'
import { ask } from '../e2e/support/joining.ts'
import { App } from '../e2e/support/app.ts'
import { BrowserConsole } from '../e2e/support/fixtures.ts'
import { Mailbox } from '../e2e/support/mailbox.ts'
import { longResume, makeLongResume } from './longResume.ts'
import { shortestPause } from '../machines/draft/pauseBeforeSaving.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const others = 9
const rounds = 40
const pdfs = 40
/** Additional latency of every request, in ms. */
const latency = 20
/** Pauses between two keys, and between two bursts of typing, in ms. */
const betweenKeys = 60
const betweenPauses = 1_500

declare global {
  interface Window {
    /** Times from the last key until the rendered page followed, in ms. */
    followed: number[]
  }
}

const long = longResume(2)

/** Simulates another person who types, pauses and renders the pages, until the measurement ends. */
async function typeMeanwhile(page: Page, app: App, until: AbortSignal): Promise<void> {
  const resume = await makeLongResume(page, app, 2)
  let { revision } = resume
  const { id, title } = resume
  while (!until.aborted) {
    const document = { ...long, basics: { ...long.basics, summary: `Written ${revision} times.` } }
    const save = { id, revision, title, document }
    const saved = await ask(page, app, `candidate/${resumeCalls.saveResume.path}`, save)
    revision = v.parse(resumeCalls.saveResume.result, saved).revision
    const laid = v.parse(
      resumeCalls.resumePages.result,
      await ask(page, app, `candidate/${resumeCalls.resumePages.path}`, { id }),
    )
    for (const index of laid.pages.keys()) {
      await page.context().request.get(`${app.origin}${resumePagePicture({ id, revision }, index)}`)
    }
    await setTimeout(betweenPauses * (0.75 + Math.random() / 2))
  }
}

/** Types, waits until the rendered page has followed, and repeats. */
async function typeIn(page: Page, app: App): Promise<readonly number[]> {
  const { id } = await makeLongResume(page, app, 2)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(`/candidate/resumes/${id}`)
  await page.getByRole('region', { name: 'Page' }).getByRole('img').first().waitFor()
  await page.getByLabel('Role').focus()
  await page.evaluate(() => {
    window.followed = []
    let last = 0
    document.addEventListener('input', () => {
      last = performance.now()
    })
    new MutationObserver(() => window.followed.push(performance.now() - last)).observe(
      document.querySelector('section[aria-label="Page"] ol canvas') ?? document.body,
      // Every rendering sets the height of the canvas.
      { attributeFilter: ['height'] },
    )
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const key of 'carpenter') {
      await page.keyboard.press(key)
      await setTimeout(betweenKeys)
    }
    await page.waitForFunction((count) => window.followed.length > count, round)
    await setTimeout(betweenPauses * Math.random())
  }
  return page.evaluate(() => window.followed)
}

/** Times of two-page PDFs from the request to the last byte. */
async function makePdfs(page: Page, app: App): Promise<readonly number[]> {
  const { id } = await makeLongResume(page, app, 2)
  const times: number[] = []
  for (let round = 0; round < pdfs; round += 1) {
    const from = performance.now()
    const answer = await page
      .context()
      .request.post(`${app.origin}/api/candidate/${resumeCalls.resumePdf.path}`, {
        headers: { origin: app.origin },
        data: { id },
      })
    const { length } = await answer.body()
    if (!answer.ok() || length < 1_000) throw new Error(`There was no PDF: ${answer.status()}.`)
    times.push(performance.now() - from)
  }
  return times
}

const at = (part: number, times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0

const row = (title: string, times: readonly number[]) => [
  title,
  ...[0.5, 0.95, 1].map((part) => at(part, times).toFixed(0)),
  String(times.length),
]

async function measureAll(browser: Browser, app: App): Promise<string> {
  const tools = { app, browser, browserConsole: new BrowserConsole(), mailbox: new Mailbox(app) }
  const people: Page[] = []
  for (let count = 0; count <= others; count += 1) people.push(await member(tools, 'candidate'))
  const [person, ...rest] = people
  if (!person) throw new Error('There is nobody who types.')
  const pdf = await makePdfs(person, app)
  const finished = new AbortController()
  const meanwhile = Promise.all(rest.map((other) => typeMeanwhile(other, app, finished.signal)))
  const followed = await typeIn(person, app)
  finished.abort()
  await meanwhile
  return [
    markdownTable(
      ['what', 'median, ms', 'p95, ms', 'longest, ms', 'times'],
      [row('the page follows the last key', followed), row('a PDF of two pages, warm', pdf.slice(1))],
    ),
    `${latency} ms of network on every request of the one who is measured; the pause of ${shortestPause} ms, after which it is saved, is part of it. Ten people type at once, each with a pause about every ${betweenPauses} ms; the PDF is made while nobody types. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, shared with other programs.`,
  ].join('\n\n')
}

const closers: (() => unknown)[] = []
try {
  const app = await App.start()
  closers.push(() => app.remove())
  const browser = await chromium.launch(wholeChromium())
  closers.push(() => browser.close())
  const section = await measureAll(browser, app)
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection('pages', section)
} finally {
  for (const close of closers.toReversed()) await close()
}
