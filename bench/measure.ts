import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { scriptOf } from '../scripts/pageScript.ts'
import type { Seen } from './probe.ts'

/**
 * Network and processor: downstream and upstream in kbit/s, latency per request in ms, and slowdown of the
 * processor as a factor.
 */
export const conditions = { down: 1600, up: 750, latency: 150, slowdown: 4 } as const

/**
 * Measurements of one page load and of typing an address into it. Sizes are bytes on the wire, times are in
 * ms.
 */
export interface Load {
  /** Bytes of scripts loaded before the first interaction. */
  readonly javascript: number
  /** Bytes of scripts including those that typing loads. */
  readonly allJavascript: number
  readonly bytes: number
  readonly requests: number
  readonly fcp: number
  readonly lcp: number
  readonly takesTyping: number
  readonly wired: number
  /** Total blocking time: the sum of what tasks take beyond 50 ms each. */
  readonly tbt: number
  readonly script: number
  readonly heap: number
  readonly scriptPerKey: number
  readonly keyToPaint: number
  /** Average number of processors that other programs used during the measurement. */
  readonly disturbance: number
}

const probe = await scriptOf(join(import.meta.dirname, 'probe.ts'))

const address = 'ada.byron@example.com'
const calm = 600
const timeoutMs = 40_000

/** A page with an empty cache in an emulated phone, and its network traffic. */
export interface OnPhone {
  readonly page: Page
  readonly session: CDPSession
  readonly traffic: Readonly<Traffic>
}

/** Opens a page with an empty cache, emulating a mid-range phone in a mobile network. */
export async function onPhone<Result>(
  browser: Browser,
  look: (phone: OnPhone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    locale: 'en-US',
  })
  try {
    await context.addInitScript({ content: probe })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const { down, up, latency } = conditions
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    })
    await slow(session, conditions.slowdown)
    return await look({ page, session, traffic })
  } finally {
    await context.close()
  }
}

/** Measures the load of a sign-in page and of typing an address into it. */
export const measure = (browser: Browser, url: string): Promise<Load> =>
  onPhone(browser, async ({ page, session, traffic }) => {
    const before = await busyTimes(browser)
    await page.goto(url, { waitUntil: 'commit' })
    const seen = await settled(page, traffic)
    const script = await scriptTime(session)
    const { bytes, javascript, requests } = traffic
    const after = await busyTimes(browser)

    await slow(session, 1)
    const heap = await heapSize(session)
    await slow(session, conditions.slowdown)
    const typing = await typeAddress(page, session, traffic)
    return {
      javascript,
      allJavascript: traffic.javascript,
      bytes,
      requests,
      fcp: seen.fcp,
      lcp: seen.lcp,
      takesTyping: seen.takesTyping ?? Number.NaN,
      wired: seen.wired ?? seen.takesTyping ?? Number.NaN,
      tbt: sum(seen.longTasks.map(([, length]) => length - 50)),
      script,
      heap,
      ...typing,
      disturbance: (after.others - before.others) / (after.at - before.at),
    }
  })

interface Traffic {
  bytes: number
  javascript: number
  requests: number
  open: number
  /** Time of the last event, in milliseconds since 1970. */
  changedAt: number
}

/** Counts bytes on the wire, headers included. */
async function watchTraffic(session: CDPSession): Promise<Readonly<Traffic>> {
  const traffic: Traffic = { bytes: 0, javascript: 0, requests: 0, open: 0, changedAt: Date.now() }
  const scripts = new Set<string>()
  const change = (opened: number) => {
    traffic.open += opened
    traffic.changedAt = Date.now()
  }
  session.on('Network.requestWillBeSent', ({ request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return
    traffic.requests += 1
    change(redirectResponse ? 0 : 1)
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.javascript += encodedDataLength
    change(-1)
  })
  session.on('Network.loadingFailed', () => change(-1))
  await session.send('Network.enable')
  return traffic
}

const isCalm = ({ open, changedAt }: Readonly<Traffic>) => open === 0 && Date.now() - changedAt >= calm

/**
 * Waits until the page is idle and the expected content is there, and returns the page's measurements.
 *
 * @param isThere condition for the expected content; by default, the sign-in accepts typing
 */
export async function settled(
  page: Page,
  traffic: Readonly<Traffic>,
  isThere = ({ takesTyping }: Seen) => takesTyping !== undefined,
): Promise<Seen> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    await setTimeout(100)
    if (!isCalm(traffic)) continue
    const { seen, now } = await page.evaluate(() => ({ seen: window.bench, now: performance.now() }))
    const [start, length] = seen.longTasks.at(-1) ?? [0, 0]
    if (isThere(seen) && now - start - length > calm) return seen
  }
  throw new Error(`${page.url()} did not become what was waited for.`)
}

/**
 * Types an address key by key at the speed of a good typist, after everything that the first interaction
 * loads has arrived.
 */
async function typeAddress(
  page: Page,
  session: CDPSession,
  traffic: Readonly<Traffic>,
): Promise<Pick<Load, 'scriptPerKey' | 'keyToPaint'>> {
  await page.evaluate(() => window.bench.prepareTyping())
  do await setTimeout(calm)
  while (!isCalm(traffic))
  const before = await scriptTime(session)
  for (const key of address) {
    await page.keyboard.press(key, { delay: 8 })
    await setTimeout(50)
  }
  await setTimeout(150)
  const after = await scriptTime(session)
  const { keys, typed } = await page.evaluate(() => ({
    keys: window.bench.keys,
    typed: window.bench.typed(),
  }))
  if (typed !== address) throw new Error(`${page.url()} made "${typed}" of what was typed.`)
  return { scriptPerKey: (after - before) / address.length, keyToPaint: median(keys) }
}

/** Time that the main thread of the page spent on compiling and running scripts, in ms. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const wanted = metrics.filter(({ name }) => name === 'ScriptDuration' || name === 'V8CompileDuration')
  return 1000 * sum(wanted.map(({ value }) => value))
}

async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

/** Processor time of all programs except this process and its browser, in seconds. */
async function busyTimes(browser: Browser): Promise<{ others: number; at: number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const { user, system } = process.cpuUsage()
  const all = sum(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)) / 1e3
  const own = (user + system) / 1e6 + sum(processInfo.map(({ cpuTime }) => cpuTime))
  return { others: all - own, at: performance.now() / 1e3 }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Median of the numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
