// Loads the product's login and those of others side by side, in turns, and prints what it costs until somebody can
// type; with --jobs, the pages of jobs instead. With --write, into docs/performance.md too. `--rounds 3` for fewer rounds,
// `--only stack` for fewer apps.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { wholeChromium } from '../browser.ts'
import { paths } from '../contract/paths.ts'
import { App } from '../e2e/support/app.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { benchApps, distOf, makeReady, titleOf } from './apps.ts'
import { compareJobs } from './jobs.ts'
import { conditions, measure, median, type Load } from './measure.ts'
import { serveBuilt } from './staticServer.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    jobs: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

interface Contender {
  readonly title: string
  readonly url: string
  readonly loads: Load[]
}

const columns: readonly (readonly [title: string, figure: keyof Load, show: (value: number) => string])[] = [
  ['JS, KiB', 'javascript', (bytes) => (bytes / 1024).toFixed(1)],
  ['then, KiB', 'allJavascript', (bytes) => (bytes / 1024).toFixed(1)],
  ['all, KiB', 'bytes', (bytes) => (bytes / 1024).toFixed(1)],
  ['requests', 'requests', (count) => count.toFixed(0)],
  ['FCP', 'fcp', (time) => time.toFixed(0)],
  ['LCP', 'lcp', (time) => time.toFixed(0)],
  ['takes typing', 'takesTyping', (time) => time.toFixed(0)],
  ['wired', 'wired', (time) => time.toFixed(0)],
  ['TBT', 'tbt', (time) => time.toFixed(0)],
  ['script', 'script', (time) => time.toFixed(0)],
  ['heap, MiB', 'heap', (bytes) => (bytes / 1024 ** 2).toFixed(1)],
  ['script per key', 'scriptPerKey', (time) => time.toFixed(1)],
  ['key to paint', 'keyToPaint', (time) => time.toFixed(1)],
]

const say = (sentence: string) => process.stderr.write(`> ${sentence}\n`)

const middle = ({ loads }: Contender, figure: keyof Load) => median(loads.map((load) => load[figure]))

function report(browser: Browser, contenders: readonly Contender[]): string {
  const table = markdownTable(
    ['login', ...columns.map(([title]) => title)],
    contenders
      .toSorted((one, other) => middle(one, 'takesTyping') - middle(other, 'takesTyping'))
      .map((each) => [each.title, ...columns.map(([, figure, show]) => show(middle(each, figure)))]),
  )
  const { down, up, latency, slowdown } = conditions
  const rounds = contenders[0]?.loads.length
  const disturbance = median(contenders.flatMap(({ loads }) => loads.map((load) => load.disturbance)))
  return [
    table,
    `Medians of ${rounds} rounds in turns; nothing cached, ${down / 1000} Mbit/s down, ${up / 1000} up, ${latency} ms for each request, the processor ${slowdown} times slower; times in ms. Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}; other programs kept ${disturbance.toFixed(2)} processors busy.`,
  ].join('\n\n')
}

async function compare(browser: Browser, contenders: readonly Contender[]): Promise<void> {
  const rounds = Number(options.rounds)
  // The first round is for the servers to get warm, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    // Each round starts with a different app, so that none always runs after the same one.
    const start = round % contenders.length
    for (const { title, url, loads } of [...contenders.slice(start), ...contenders.slice(0, start)]) {
      const load = await measure(browser, url)
      say(`${round}/${rounds} ${title}: takes typing after ${load.takesTyping.toFixed(0)} ms`)
      if (round > 0) loads.push(load)
    }
  }
}

async function compareLogins(browser: Browser): Promise<string> {
  const closers: (() => unknown)[] = []
  try {
    const contenders: Contender[] = []
    for (const app of benchApps.filter(({ folder }) => folder.includes(options.only))) {
      await makeReady(app, say)
      const { origin, close } = await serveBuilt(distOf(app), app.answers)
      closers.push(close)
      contenders.push({ title: titleOf(app), url: `${origin}${app.path ?? '/'}`, loads: [] })
    }
    const product = await App.start()
    closers.push(() => product.remove())
    const url = product.origin + paths.login('candidate')
    contenders.push({ title: '**this product**', url, loads: [] })
    await compare(browser, contenders)
    return report(browser, contenders)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

const browser = await chromium.launch(wholeChromium())
try {
  const section = options.jobs
    ? await compareJobs(browser, { rounds: Number(options.rounds), say })
    : await compareLogins(browser)
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection(options.jobs ? 'jobs' : 'browser', section)
} finally {
  await browser.close()
}
