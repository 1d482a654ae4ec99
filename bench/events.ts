// Measures the response time of application events while twenty clients send events concurrently; with
// --write, writes the results to docs/performance.md too. DATABASE_URL selects an empty PostgreSQL database.
import { availableParallelism, cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { chromium, type APIRequestContext } from 'playwright'
import * as v from 'valibot'
import { launchOptions } from '../browser.ts'
import { applicationCalls } from '../contract/applications/calls.ts'
import { bothSides, draftPosting, type Sides } from '../e2e/applications/sides/members.ts'
import { applicant } from '../e2e/support/applicants.ts'
import { App } from '../e2e/support/app.ts'
import { BrowserConsole } from '../e2e/support/fixtures.ts'
import { Mailbox } from '../e2e/support/mailbox.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { openConnection, quantile, requestOf } from './serverLoad.ts'

const CLIENTS = 20
/** Duration of each row, in ms. */
const ROUND = 15_000
/** Mean think time of a client between two events, in ms. */
const THOUGHT = 1_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const inMs = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

/** An application with the session cookies of both sides. */
interface Correspondence {
  readonly id: string
  readonly reference: string
  readonly cookies: { readonly candidate: string; readonly employer: string }
}

const cookiesOf = async (browser: APIRequestContext) =>
  (await browser.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Creates one application per client, spread over the postings. */
async function correspond(
  app: App,
  { employer }: Sides,
  slugs: readonly string[],
): Promise<readonly Correspondence[]> {
  const cookies = await cookiesOf(employer.request)
  const all: Correspondence[] = []
  for (let index = 0; index < CLIENTS; index += 1) {
    const slug = slugs[index % slugs.length] ?? ''
    const { calls: browser, id, reference } = await applicant(app, new Mailbox(app), slug, 'Mina')
    all.push({ id, reference, cookies: { candidate: await cookiesOf(browser), employer: cookies } })
  }
  return all
}

const events = {
  employer: { type: 'ask', message: 'When could you begin, and where do you live now?' },
  candidate: { type: 'reply', message: 'In March. I live in London, ten minutes from the yard.' },
} as const
const callNames = { employer: 'employerEvent', candidate: 'candidateEvent' } as const

const answered = v.object({ status: v.literal(true), result: v.object({ revision: v.number() }) })

/**
 * Simulates one client: the employer asks, the candidate replies, and so on. Returns each response time in
 * ms.
 */
async function converse(
  { origin }: App,
  { cookies, id }: Correspondence,
  { revision, thought, until }: { revision: number; thought: number; until: number },
): Promise<{ readonly times: readonly number[]; readonly revision: number }> {
  const times: number[] = []
  const { call, close } = await openConnection(origin)
  await setTimeout(Math.random() * thought)
  let newest = revision
  while (performance.now() < until) {
    for (const side of ['employer', 'candidate'] as const) {
      const path = `/api/${side}/${applicationCalls[callNames[side]].path}`
      const payload = { id, revision: newest, event: events[side] }
      const { body, milliseconds } = await call(requestOf(origin, path, payload, cookies[side]))
      newest = v.parse(answered, JSON.parse(body)).result.revision
      times.push(milliseconds)
      await setTimeout(thought * (0.5 + Math.random()))
    }
  }
  close()
  return { times, revision: newest }
}

/** Measures all clients at once, first with think time and then without. */
async function measure(app: App, what: string, all: readonly Correspondence[]): Promise<readonly string[][]> {
  const rows: string[][] = []
  let revisions = await Promise.all(all.map((each) => revisionOf(app, each)))
  for (const thought of [THOUGHT, 0]) {
    const until = performance.now() + ROUND
    const told = await Promise.all(
      all.map((each, index) => converse(app, each, { revision: revisions[index] ?? 0, thought, until })),
    )
    revisions = told.map(({ revision }) => revision)
    const times = told.flatMap((each) => each.times)
    rows.push([
      `${what}, ${thought > 0 ? 'each after about a second of thought' : 'each at once, with no pause'}`,
      `${((times.length * 1_000) / ROUND).toFixed(0)} a second`,
      inMs(quantile(times, 0.5)),
      inMs(quantile(times, 0.95)),
    ])
  }
  return rows
}

async function revisionOf({ origin }: App, { cookies, reference }: Correspondence): Promise<number> {
  const { call, close } = await openConnection(origin)
  const path = `/api/employer/${applicationCalls.readApplicant.path}`
  const { body } = await call(requestOf(origin, path, { reference }, cookies.employer))
  close()
  return v.parse(answered, JSON.parse(body)).result.revision
}

const app = await App.start(process.env['DATABASE_URL'])
const browser = await chromium.launch(launchOptions())
try {
  const sides = await bothSides({
    app,
    browser,
    browserConsole: new BrowserConsole(),
    mailbox: new Mailbox(app),
  })
  const slugs: string[] = []
  for (let index = 0; index < CLIENTS; index += 1) {
    slugs.push(await (await draftPosting(sides, `Engine builder ${index + 1}`)).publish())
  }
  const spread = await correspond(app, sides, slugs)
  const gathered = await correspond(app, sides, slugs.slice(0, 1))
  const rows = [
    ...(await measure(app, `${CLIENTS} applications to as many postings`, spread)),
    ...(await measure(app, `${CLIENTS} applications to one posting`, gathered)),
  ]
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'
  const section = [
    `One server on ${database}, asked from the same machine. Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}.`,
    markdownTable(['events of', 'answered', 'median', 'p95'], rows),
  ].join('\n\n')
  say(section)
  if (process.argv.includes('--write')) {
    await writeSection(process.env['DATABASE_URL'] ? 'events-postgres' : 'events', section)
  }
} finally {
  await browser.close()
  await app.remove()
}
