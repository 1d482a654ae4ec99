// Response time of a search, compared with the same statements alone in one process; with --write,
// docs/performance.md too. Creates the postings in a new directory, or in an empty PostgreSQL given by
// DATABASE_URL: npm run bench:search -- --postings 100000
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Kysely, sql, type LogEvent } from 'kysely'
import * as v from 'valibot'
import { jobsQuery } from '../contract/search/reads.ts'
import { jobs, writtenJobs } from '../server/calls/search/jobs.ts'
import { prepareIndex } from '../server/postings/findable.ts'
import { openPostgres } from '../server/store/postgres.ts'
import type { Database, Schema } from '../server/store/schema.ts'
import { openSqlite } from '../server/store/sqlite.ts'
import { openStore } from '../server/store/open.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { byHand, type Statement } from './market/byHand.ts'
import { fillMarket } from './market/fill.ts'
import { publishOne, spellingsOfOne } from './market/publish.ts'
import { openConnection, quantile, requestOf, storm } from './serverLoad.ts'
import { memoryOf, processorSecondsOf, startServer } from './serverProcess.ts'

const ROUNDS = 30
const CLIENTS = 20
/** Duration of a round, in ms. */
const ROUND = 10_000
const SEED = 1
/** More than are asked in a round. */
const DIFFERENT = 100_000

const searches: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  'newest, nothing asked for': {},
  'newest, one common word': { q: 'paid' },
  'newest, two words and filters': { q: 'paid days', workplace: ['onSite'], type: ['fullTime'] },
  'within 25 km of Leeds': { place: 'Leeds', radius: '25' },
  'best match, one common word': { q: 'paid', sort: 'relevant' },
  'highest pay, nothing asked for': { sort: 'pay' },
  'highest pay, one common word': { q: 'paid', sort: 'pay' },
  'highest pay, one word': { q: 'nurse', sort: 'pay' },
  'highest pay, two words and filters': {
    q: 'paid days',
    workplace: ['onSite'],
    type: ['fullTime'],
    sort: 'pay',
  },
  'nothing found, a word corrected': { q: 'carpentr' },
}

const { values } = parseArgs({
  options: { postings: { type: 'string', default: '100000' }, write: { type: 'boolean', default: false } },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const databaseUrl = process.env['DATABASE_URL'] || undefined
const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'))

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Makes the postings, unless a database holds them already. */
async function prepare(): Promise<number> {
  const store = await openStore({ dataDir, databaseUrl }, Date.now, async (db) => {
    await prepareIndex(db)
    const { there } = await db
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<number | string>().as('there'))
      .executeTakeFirstOrThrow()
    if (Number(there) < Number(values.postings)) await fill(db)
    // PostgreSQL does it by itself within minutes; until then it reckons with an empty database.
    if (databaseUrl) await sql`vacuum (analyze)`.execute(db)
  })
  try {
    return await publishOne(store.db, ROUNDS)
  } finally {
    await store.close()
  }
}

async function fill(db: Database): Promise<void> {
  const took = await timed(() => fillMarket(db, { seed: SEED, postings: Number(values.postings) }))
  say(`${values.postings} postings were made in ${Math.round(took / 1_000)} s`)
}

/** Processor time of this process, in ms. */
const processorTime = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}

/** Each search behind its call, and its statements by hand, in turns; and how much processor time these take by hand. */
async function compare() {
  const statements: Statement[] = []
  const engine = databaseUrl ? await openPostgres(databaseUrl, Date.now) : openSqlite(dataDir)
  const log = ({ query }: LogEvent) => {
    statements.push({ text: query.sql, parameters: query.parameters })
  }
  const db = new Kysely<Schema>({ dialect: engine.readerDialect ?? engine.dialect, log })
  const hand = await byHand({ dataDir, databaseUrl })
  const rows: string[][] = []
  const now = Date.now()
  let byHandMs = 0
  for (const [name, query] of Object.entries(searches)) {
    const criteria = v.parse(jobsQuery, query)
    const call = () => writtenJobs({ db, now, runReaderTask: engine.runReaderTask }, criteria)
    statements.length = 0
    const { total } = await jobs({ db, now }, criteria)
    const own = [...statements]
    const taken = { call: [] as number[], hand: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      taken.call.push(await timed(call))
      const before = processorTime()
      taken.hand.push(await timed(() => hand.run(own)))
      byHandMs += processorTime() - before
    }
    const [behind, alone] = [median(taken.call), median(taken.hand)]
    const found = total.isCapped ? `${total.count}+` : String(total.count)
    rows.push([name, found, behind.toFixed(2), alone.toFixed(2), (behind / alone).toFixed(2)])
  }
  await hand.close()
  await db.destroy()
  await engine.release()
  return { rows, byHandMs: byHandMs / ROUNDS / rows.length }
}

const inMs = (milliseconds: number) => milliseconds.toFixed(1)

/**
 * The same searches asked of the server by many at once, what that does to who asks for something else, and how much
 * memory the server has then, in MiB.
 */
async function together(): Promise<{ readonly rows: string[][]; readonly memory: number }> {
  const { child, origin } = await startServer(dataDir)
  try {
    const request = (query: (typeof searches)[string], more: string) => {
      const { q = '', ...others } = query
      const entries = Object.entries({ ...others, q: [q].flat().join(' ') + more }).flatMap(([name, value]) =>
        [value].flat().map((each) => [name, each]),
      )
      return requestOf(origin, `/api/jobs?${new URLSearchParams(entries).toString()}`)
    }
    const all = Object.values(searches)
    const same = all.map((query) => request(query, ''))
    // A word that nobody wrote makes each another search than those before, so that no answer is kept of it.
    const each = Array.from({ length: DIFFERENT }, (_, turn) =>
      request(all[turn % all.length] ?? {}, ` -x${turn}`),
    )
    await storm(origin, { requests: same, connections: CLIENTS, milliseconds: 1_000 })
    const rows: string[][] = []
    for (const [name, requests, thought] of [
      ['each after about a second of thought', each, 1_000],
      ['each at once, with no pause', each, 0],
      ['the same ten again and again, with no pause', same, 0],
    ] as const) {
      const before = processorSecondsOf(child)
      const searching = storm(origin, { requests, connections: CLIENTS, milliseconds: ROUND, thought })
      const others: number[] = []
      const { call, close } = await openConnection(origin)
      const session = requestOf(origin, '/api/candidate/session', {})
      const until = performance.now() + ROUND
      while (performance.now() < until) {
        others.push((await call(session)).milliseconds)
        await setTimeout(10)
      }
      close()
      const outcomes = await searching
      const times = outcomes.map(({ milliseconds }) => milliseconds)
      const failed = outcomes.filter(({ status }) => status !== 200).length
      if (failed > 0) throw new Error(`${failed} searches were not answered.`)
      rows.push([
        name,
        ((times.length * 1_000) / ROUND).toFixed(0),
        inMs(quantile(times, 0.5)),
        inMs(quantile(times, 0.95)),
        inMs(quantile(others, 0.99)),
        (((processorSecondsOf(child) - before) * 1_000) / (times.length + others.length)).toFixed(2),
      ])
    }
    return { rows, memory: memoryOf(child) }
  } finally {
    child.kill()
  }
}

try {
  const publishing = await prepare()
  const { byHandMs, rows } = await compare()
  const answered = await together()
  const spellings = spellingsOfOne(DIFFERENT / 10)
  const table = markdownTable(['search', 'found', 'behind the call', 'by hand', 'times'], rows)
  const section = [
    `${Number(values.postings).toLocaleString('en')} postings, a third of them open, in ${databaseUrl ? 'PostgreSQL' : 'SQLite'}. Medians of ${ROUNDS} rounds in turns, in ms, in one process. Publishing one more, with its ledger and all it is found by: ${publishing.toFixed(1)} ms, of which other spellings of its words take ${spellings.milliseconds.toFixed(2)} ms, ${spellings.terms.toFixed(1)} terms. Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}, shared with other programs.`,
    table,
    `The same searches, asked of the server by ${CLIENTS} at once, in ms; the last column is what a call takes of the processors, where the statements by hand take ${byHandMs.toFixed(2)}:`,
    markdownTable(
      ['searches', 'a second', 'median', 'p95', 'p99 of another call meanwhile', 'processor time'],
      answered.rows,
    ),
    `The memory of the server after that: ${answered.memory.toFixed(0)} MiB.`,
  ].join('\n\n')
  say(section)
  if (values.write) {
    const many = Number(values.postings) >= 1_000_000 ? '-million' : ''
    await writeSection(`${databaseUrl ? 'search-postgres' : 'search'}${many}`, section)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
