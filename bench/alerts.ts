// Measures the time to match a new posting with saved searches, to queue a morning's mails, and to publish a
// posting, while other calls run: npm run bench:alerts. With --write, writes the results to
// docs/performance.md. DATABASE_URL selects an empty PostgreSQL database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import * as v from 'valibot'
import { createDeliveryHandlers } from '../server/alerts/deliverAlerts.ts'
import { armDeliveries } from '../server/alerts/deliverySchedule.ts'
import { createMatchingHandlers } from '../server/alerts/matchPosting.ts'
import { prepareSavedSearchIndex } from '../server/alerts/savedSearchIndex.ts'
import { createLogger } from '../server/operations/logger.ts'
import { prepareIndex } from '../server/postings/findable.ts'
import { queueMatching } from '../server/search/queueMatching.ts'
import { openStore } from '../server/store/open.ts'
import { createWorker } from '../server/work/worker.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { fillMarket } from './market/fill.ts'
import { publishOne } from './market/publish.ts'
import { fillSavedSearches } from './market/savedSearches.ts'

const POSTINGS = 20_000
const ROUNDS = 30
/** Pause between two concurrent calls, in milliseconds. */
const PAUSE_MS = 5
const MATCHES_OF_SEARCH = 3
/** Target times in milliseconds. */
const aims = { matching: 50, delivery: 60_000, calls: 50, publishing: 5 } as const

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
})
const searches = Number(values.searches)
const say = (line: string) => process.stdout.write(`${line}\n`)
const dataDir = mkdtempSync(join(tmpdir(), 'bench-alerts-'))
const databaseUrl = process.env['DATABASE_URL'] || undefined
const store = await openStore({ dataDir, databaseUrl }, Date.now, prepareIndex)
const { db, reader } = store
const logger = createLogger({ logLevel: 'error' })
const alerts = createWorker({
  db,
  queue: 'alerts',
  handlers: {
    ...createMatchingHandlers({ db, reader, now: Date.now }),
    ...createDeliveryHandlers({ db, reader, now: Date.now }),
  },
  atOnce: 1,
  now: Date.now,
  logger,
})

const payloadSchema = v.object({ id: v.string() })

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)
const quantile = (times: readonly number[], share: number) =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Runs work while concurrent calls read and write. Returns the duration of the work and of each call. */
async function besideCalls(work: () => Promise<void>) {
  const calls: number[] = []
  const state = { isDone: false }
  const others = (async () => {
    while (!state.isDone) {
      const began = performance.now()
      await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('companies').select('id').limit(1).execute()
        await transaction.updateTable('keys').set({ value: 'bench' }).where('name', '=', 'bench').execute()
      })
      calls.push(performance.now() - began)
      await sleep(PAUSE_MS)
    }
  })()
  const began = performance.now()
  await work()
  const milliseconds = performance.now() - began
  state.isDone = true
  await others
  return { milliseconds, calls }
}

/** Matches a posting with all saved searches. Returns the time in milliseconds. */
async function matchOne(id: string) {
  await db.transaction().execute((transaction) => queueMatching(transaction, id, Date.now()))
  const began = performance.now()
  await alerts.work()
  return performance.now() - began
}

try {
  await db.insertInto('keys').values({ name: 'bench', value: '' }).execute()
  await fillMarket(db, { seed: 1, postings: POSTINGS })
  const publishedBefore = await publishOne(db, ROUNDS)
  await db.deleteFrom('jobs').execute()
  await fillSavedSearches(db, searches)
  const indexing = performance.now()
  await prepareSavedSearchIndex(db)
  const indexed = performance.now() - indexing
  if (databaseUrl) await sql`vacuum (analyze)`.execute(db)
  say(`${searches} searches were indexed in ${Math.round(indexed)} ms`)
  const publishedAfter = await publishOne(db, ROUNDS)
  const { jobs } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('jobs'))
    .where('queue', '=', 'alerts')
    .executeTakeFirstOrThrow()
  if (Number(jobs) !== ROUNDS) throw new Error('Publishing did not queue its matching.')
  const published = await db.selectFrom('jobs').select('payload').where('queue', '=', 'alerts').execute()
  const ids = published.map(({ payload }) => v.parse(payloadSchema, JSON.parse(payload)).id)
  await db.deleteFrom('jobs').where('queue', '=', 'alerts').execute()

  const matching = await (async () => {
    const times: number[] = []
    const { calls } = await besideCalls(async () => {
      for (const id of ids) times.push(await matchOne(id))
    })
    return { times, calls }
  })()
  const { matches } = await db
    .selectFrom('alert_matches')
    .select(({ fn }) => fn.countAll<number | string>().as('matches'))
    .executeTakeFirstOrThrow()
  const perPosting = Number(matches) / ROUNDS

  // A morning on which every saved search has new matches.
  await db.deleteFrom('alert_matches').execute()
  await db.deleteFrom('jobs').execute()
  const open = ids.slice(0, MATCHES_OF_SEARCH)
  const due = Date.now()
  for (const id of open) {
    await sql`insert into alert_matches (search_id, posting_id, matched_at)
      select id, ${id}, ${due} from saved_searches`.execute(db)
  }
  // The searches find every job here, because matching is measured above.
  await db
    .updateTable('saved_searches')
    .set((row) => ({ due_at: due, criteria: row.ref('name') }))
    .execute()
  await db.transaction().execute((transaction) => armDeliveries(transaction, [due], due))
  const delivery = await besideCalls(() => alerts.work())
  const { mails } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number | string>().as('mails'))
    .where('queue', '=', 'mail')
    .executeTakeFirstOrThrow()
  if (Number(mails) !== searches) throw new Error(`${mails} mails were queued.`)

  const p99 = (times: readonly number[]) => `${quantile(times, 0.99).toFixed(1)} ms`
  const section = [
    `On ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}, with ${searches.toLocaleString('en-US')} saved searches and ${POSTINGS.toLocaleString('en-US')} postings; a posting matches ${perPosting.toFixed(0)} searches on average:`,
    markdownTable(
      ['work', 'time', 'p99 of calls meanwhile', 'aim'],
      [
        [
          'match a new posting, median',
          `${quantile(matching.times, 0.5).toFixed(1)} ms`,
          p99(matching.calls),
          `${aims.matching} ms`,
        ],
        ['match a new posting, slowest', `${quantile(matching.times, 1).toFixed(1)} ms`, '', ''],
        [
          `queue ${Number(mails).toLocaleString('en-US')} mails of a morning`,
          `${(delivery.milliseconds / 1_000).toFixed(1)} s`,
          p99(delivery.calls),
          `${aims.delivery / 1_000} s, ${aims.calls} ms`,
        ],
        ['publish without saved searches, median', `${publishedBefore.toFixed(1)} ms`, '', ''],
        [
          'publish with saved searches, median',
          `${publishedAfter.toFixed(1)} ms`,
          '',
          `${aims.publishing} ms more`,
        ],
        ['make the index of saved searches anew', `${(indexed / 1_000).toFixed(1)} s`, '', ''],
      ],
    ),
  ].join('\n\n')
  say(section)
  if (values.write) await writeSection(databaseUrl ? 'alerts-postgres' : 'alerts', section)
  const isMet =
    quantile(matching.times, 0.5) < aims.matching &&
    delivery.milliseconds < aims.delivery &&
    quantile(delivery.calls, 0.99) < aims.calls &&
    publishedAfter - publishedBefore < aims.publishing
  if (!isMet) process.exitCode = 1
} finally {
  await alerts.close()
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
}
