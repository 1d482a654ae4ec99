// Types in the editor of a posting and in that of a resume, the processor four times slower, and prints how many tasks
// kept a key waiting for longer than 50 ms; with --write, into docs/performance.md too.
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { wholeChromium } from '../browser.ts'
import { bothSides, draftPosting } from '../e2e/applications/sides/members.ts'
import { App } from '../e2e/support/app.ts'
import { BrowserConsole } from '../e2e/support/fixtures.ts'
import { Mailbox } from '../e2e/support/mailbox.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { makeLongResume } from './longResume.ts'
import { conditions } from './measure.ts'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const text =
  'Four people build engines that reckon, on most days of the week, in a yard by the river. '.repeat(2)
/** Between two keys, as a fast typist does, in ms. */
const pause = 60
/** After the last one: what is typed is checked, shown and saved then, in ms. */
const calm = 3_000

interface Typing {
  readonly title: string
  readonly tasks: readonly number[]
}

declare global {
  interface Window {
    /** Durations of tasks longer than 50 ms. */
    tasks: number[]
  }
}

/** Types into a field, key by key, and gives the long tasks from the first key until all is calm again. */
async function typeIn(page: Page, title: string, label: string): Promise<Typing> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  await page.evaluate(() => {
    window.tasks = []
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await setTimeout(pause)
  }
  await setTimeout(calm)
  const typed = await field.inputValue()
  if (!typed.includes(text)) throw new Error(`${title} made "${typed}" of what was typed.`)
  return { title, tasks: await page.evaluate(() => window.tasks) }
}

async function measureAll(browser: Browser, app: App): Promise<Typing[]> {
  const tools = { app, browser, browserConsole: new BrowserConsole(), mailbox: new Mailbox(app) }
  const sides = await bothSides(tools)
  const { employer, candidate } = sides
  const { id } = await draftPosting(sides, 'Engine builder')
  await employer.goto(`/employer/postings/${id}/edit`)
  const posting = await typeIn(employer, 'a posting, its description', 'Description')

  const resume = await makeLongResume(candidate, app, 3)
  await candidate.goto(`/candidate/resumes/${resume.id}`)
  await candidate.getByRole('img', { name: /^Page 3 of 3/ }).waitFor()
  await candidate.getByRole('heading', { name: 'Summary', exact: true }).click()
  return [posting, await typeIn(candidate, 'a resume of three pages, its summary', 'Summary')]
}

function report(browser: Browser, measured: readonly Typing[]): string {
  const rows = measured.map(({ tasks, title }) => [
    title,
    String(tasks.length),
    tasks.length > 0 ? Math.max(...tasks).toFixed(0) : '-',
  ])
  return [
    markdownTable(['typed into', 'tasks over 50 ms', 'the longest, ms'], rows),
    `${text.length} keys each, ${pause} ms apart, and ${calm / 1000} s after the last; the processor ${conditions.slowdown} times slower. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, shared with other programs.`,
  ].join('\n\n')
}

const closers: (() => unknown)[] = []
try {
  const app = await App.start()
  closers.push(() => app.remove())
  const browser = await chromium.launch(wholeChromium())
  closers.push(() => browser.close())
  const section = report(browser, await measureAll(browser, app))
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection('typing', section)
} finally {
  for (const close of closers.toReversed()) await close()
}
