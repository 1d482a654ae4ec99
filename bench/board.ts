// Scrolls a board of 5,000 applicants by mouse wheel with a processor four times slower, and prints how many
// frames were shown and how many lacked cards; with --write, writes the results to docs/performance.md too.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import * as v from 'valibot'
import { wholeChromium } from '../browser.ts'
import type { ApplicantItem } from '../contract/applications/calls.ts'
import { stages } from '../contract/applications/lifecycle.ts'
import { bothSides, draftPosting } from '../e2e/applications/sides/members.ts'
import { App } from '../e2e/support/app.ts'
import { BrowserConsole } from '../e2e/support/fixtures.ts'
import { Mailbox } from '../e2e/support/mailbox.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { conditions } from './measure.ts'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const people = 5_000
/** Scroll distance, in px. */
const way = 6_000
/** Scroll speeds in px per second: Chromium's default wheel speed, twice and four times. */
const speeds = [800, 1_600, 3_200]
/** Frame rate of a display, per second. */
const rate = 60

const applicants = Array.from({ length: people }, (_, index): ApplicantItem => ({
  id: `${index}`,
  reference: `A7K-${index}`,
  revision: 1,
  state: 'active',
  stage: stages[index % stages.length] ?? null,
  turn: {
    side: 'employer',
    lateness: 'onTime',
    dueAt: new Date(Date.now() + index * 60_000).toISOString(),
  },
  createdAt: new Date().toISOString(),
  submittedAt: new Date().toISOString(),
  keptUntil: null,
  can: ['advance', 'ask', 'tell', 'offer', 'reject'],
  postingId: '1',
  title: 'Engine builder',
  candidate: { firstName: 'Mina', lastName: `Okafor ${index}` },
  headline: null,
  otherApplications: 0,
  leavesAt: null,
}))

interface Scrolled {
  readonly speed: number
  /** Frames that reached the screen while scrolling. */
  readonly shown: number
  /** Frames drawn by the page in which cards were missing at the bottom edge. */
  readonly short: number
  /** Frames drawn by the page; the browser composites further ones in between. */
  readonly drawn: number
  /** Number of tasks longer than 50 ms. */
  readonly tasks: number
}

const board = (page: Page) => page.getByRole('region', { name: 'Applicants by stage' })

/** Counts the frames that the page draws until the board has scrolled to the end. */
const watch = (page: Page) =>
  board(page).evaluate(async (area, end) => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    const columns = [...area.querySelectorAll('section > ul')]
    let drawn = 0
    let short = 0
    while (area.scrollTop < end) {
      await new Promise(requestAnimationFrame)
      const { bottom } = area.getBoundingClientRect()
      drawn += 1
      if (columns.some((column) => (column.lastElementChild?.getBoundingClientRect().bottom ?? 0) < bottom))
        short += 1
    }
    observer.disconnect()
    return { drawn, short, tasks: tasks.length }
  }, way)

const traced = v.object({ value: v.array(v.object({ name: v.string() })) })

/** Number of frames that all threads of the browser draw during some work. */
async function framesOf(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const names: string[] = []
  const collect = (data: unknown) => names.push(...v.parse(traced, data).value.map(({ name }) => name))
  session.on('Tracing.dataCollected', collect)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
  })
  await work()
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  return names.filter((name) => name === 'DrawFrame').length
}

async function scroll(browser: Browser, page: Page, speed: number): Promise<Scrolled> {
  await board(page).evaluate((area) => area.scrollTo(0, 0))
  await board(page).getByRole('link', { name: 'Mina Okafor 0', exact: true }).waitFor()
  const { height, width, x, y } = (await board(page).boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  const ofPage = await page.context().newCDPSession(page)
  await ofPage.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  const watched = watch(page)
  const shown = await framesOf(await browser.newBrowserCDPSession(), () =>
    ofPage.send('Input.synthesizeScrollGesture', {
      x: Math.round(x + width / 2),
      y: Math.round(y + height / 2),
      yDistance: -way,
      speed,
      gestureSourceType: 'mouse',
    }),
  )
  return { speed, shown, ...(await watched) }
}

async function measure(browser: Browser, app: App): Promise<readonly Scrolled[]> {
  const tools = { app, browser, browserConsole: new BrowserConsole(), mailbox: new Mailbox(app) }
  const sides = await bothSides(tools)
  const { id } = await draftPosting(sides, 'Engine builder')
  const { employer } = sides
  await employer.route('**/api/employer/read-board', (route) =>
    route.fulfill({ json: { status: true, result: { items: applicants, isWhole: true } } }),
  )
  await employer.goto(`/employer/postings/${id}/applicants?view=board`)
  await board(employer).scrollIntoViewIfNeeded()
  const measured: Scrolled[] = []
  for (const speed of speeds) measured.push(await scroll(browser, employer, speed))
  return measured
}

const rowOf = ({ drawn, short, shown, speed, tasks }: Scrolled): readonly string[] => [
  String(speed),
  String(Math.round((way / speed) * rate)),
  String(shown),
  String(drawn),
  String(short),
  String(tasks),
]

function report(browser: Browser, measured: readonly Scrolled[]): string {
  const columns = [
    'px a second',
    'frames due',
    'frames shown',
    'drawn by the page',
    'with cards missing',
    'tasks over 50 ms',
  ]
  return [
    markdownTable(columns, measured.map(rowOf)),
    `${people} cards, ${way} px by the wheel; the processor ${conditions.slowdown} times slower. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, shared with other programs.`,
  ].join('\n\n')
}

const closers: (() => unknown)[] = []
try {
  const app = await App.start()
  closers.push(() => app.remove())
  const browser = await chromium.launch(wholeChromium())
  closers.push(() => browser.close())
  const section = report(browser, await measure(browser, app))
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection('board', section)
} finally {
  for (const close of closers.toReversed()) await close()
}
