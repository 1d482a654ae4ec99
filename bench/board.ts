// Scrolls through a board of 5,000 applicants, the processor four times slower, and prints how long its frames took and
// how many tasks were longer than 50 ms; with --write, into docs/performance.md too.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
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
/** How far each frame scrolls, in px, and how many do. */
const step = 60
const steps = 200

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
  can: ['advance', 'ask', 'tell', 'offer', 'reject'],
  postingId: '1',
  title: 'Engine builder',
  candidate: { firstName: 'Mina', lastName: `Okafor ${index}` },
  leavesAt: null,
}))

interface Scrolled {
  /** How long each frame took, in ms. */
  readonly frames: readonly number[]
  /** How long each task took that took longer than 50 ms. */
  readonly tasks: readonly number[]
}

async function scrollOn(page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  return page.getByRole('region', { name: 'Applicants by stage' }).evaluate(
    async (board, { by, times }) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration))
      })
      observer.observe({ type: 'longtask' })
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows no scope but this one
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const frames: number[] = []
      let before = await frame()
      for (let turn = 0; turn < times; turn += 1) {
        board.scrollTop += by
        const now = await frame()
        frames.push(now - before)
        before = now
      }
      observer.disconnect()
      return { frames, tasks }
    },
    { by: step, times: steps },
  )
}

/** Puts copies of a card in the place of all others: as many, all there at once, and known to no script. */
const makeStatic = (page: Page) =>
  page.getByRole('region', { name: 'Applicants by stage' }).evaluate((board, count) => {
    const copy = board.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return
    const columns = [...copy.querySelectorAll('section > ul')].filter((list) => list instanceof HTMLElement)
    for (const column of columns) {
      const card = column.querySelector('li')
      if (!card) continue
      column.style.height = 'auto'
      card.className = 'px-1 pb-2'
      card.style.transform = 'none'
      const length = Math.ceil(count / columns.length)
      column.replaceChildren(...Array.from({ length }, () => card.cloneNode(true)))
    }
    board.replaceWith(copy)
    copy.scrollTop = 0
  }, people)

interface Measured {
  readonly ours: Scrolled
  /** What the browser alone needs for as many cards. */
  readonly floor: Scrolled
}

async function measure(browser: Browser, app: App): Promise<Measured> {
  const tools = { app, browser, browserConsole: new BrowserConsole(), mailbox: new Mailbox(app) }
  const sides = await bothSides(tools)
  const { id } = await draftPosting(sides, 'Engine builder')
  const { employer } = sides
  await employer.route('**/api/employer/read-board', (route) =>
    route.fulfill({ json: { status: true, result: { items: applicants, isWhole: true } } }),
  )
  await employer.goto(`/employer/postings/${id}/applicants?view=board`)
  await employer.getByRole('link', { name: 'Mina Okafor 0', exact: true }).waitFor()
  const ours = await scrollOn(employer)
  await makeStatic(employer)
  return { ours, floor: await scrollOn(employer) }
}

function rowOf(what: string, { frames, tasks }: Scrolled): readonly string[] {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const late = frames.filter((each) => each > 25).length
  return [what, String(frames.length), at(0.5), at(0.95), at(1), String(late), String(tasks.length)]
}

function report(browser: Browser, { floor, ours }: Measured): string {
  return [
    markdownTable(
      [
        '',
        'frames',
        'the middle one, ms',
        '95 of 100 within, ms',
        'the longest, ms',
        'over 25 ms',
        'tasks over 50 ms',
      ],
      [rowOf('the board', ours), rowOf('as many cards that stand still, without scripts', floor)],
    ),
    `${people} cards, ${step} px a frame; the processor ${conditions.slowdown} times slower. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, shared with other programs.`,
  ].join('\n\n')
}

const closers: (() => unknown)[] = []
try {
  const app = await App.start()
  closers.push(() => app.remove())
  const browser = await chromium.launch(launchOptions())
  closers.push(() => browser.close())
  const section = report(browser, await measure(browser, app))
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection('board', section)
} finally {
  for (const close of closers.toReversed()) await close()
}
