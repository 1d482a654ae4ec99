// Measures the response time of searches for jobs or people, compared with the bare statements in one
// process; with --write, writes the results to docs/performance.md too. Generates the data in a new
// directory, or in an empty PostgreSQL database selected by DATABASE_URL: npm run bench:search -- --postings
// 100000, or --profiles 100000
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { prepareIndex } from '../server/postings/findable.ts'
import { openStore } from '../server/store/open.ts'
import { preparePeopleIndex } from '../server/talent/indexing.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { compareByHand } from './searches/compare.ts'
import { jobSearch } from './searches/jobSearch.ts'
import { peopleSearch } from './searches/peopleSearch.ts'
import { askTogether } from './searches/together.ts'

const ROUNDS = 30
const CLIENTS = 20
const MANY = 1_000_000

const { values } = parseArgs({
  options: {
    postings: { type: 'string', default: '100000' },
    profiles: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const databaseUrl = process.env['DATABASE_URL'] || undefined
const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'))
const many = Number(values.profiles ?? values.postings)
const search = values.profiles === undefined ? jobSearch(many) : peopleSearch(many)

/** Fills the database. Returns a description of its content. */
async function prepare(): Promise<string> {
  const store = await openStore({ dataDir, databaseUrl }, Date.now, async (db) => {
    await prepareIndex(db)
    await preparePeopleIndex(db)
    const began = performance.now()
    await search.fill(db)
    say(`The database was filled in ${Math.round((performance.now() - began) / 1_000)} s`)
    // PostgreSQL does so by itself only after some minutes; until then its planner assumes empty tables.
    if (databaseUrl) await sql`vacuum (analyze)`.execute(db)
  })
  try {
    return await search.prepare(store.db)
  } finally {
    await store.close()
  }
}

try {
  const told = await prepare()
  const { byHandMs, rows } = await compareByHand(search, { dataDir, databaseUrl, rounds: ROUNDS })
  const answered = await askTogether(search, { clients: CLIENTS, dataDir })
  const section = [
    `${told} In ${databaseUrl ? 'PostgreSQL' : 'SQLite'}: medians of ${ROUNDS} rounds in turns, in ms, in one process. Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}, shared with other programs.`,
    markdownTable(['search', 'found', 'behind the call', 'by hand', 'times'], rows),
    `The same searches, asked of the server by ${CLIENTS} at once, in ms; the last column is what a call takes of the processors, where the statements by hand take ${byHandMs.toFixed(2)}:`,
    markdownTable(
      ['searches', 'a second', 'median', 'p95', 'p99 of another call meanwhile', 'processor time'],
      answered.rows,
    ),
    `The memory of the server after that: ${answered.memory.toFixed(0)} MiB.`,
  ].join('\n\n')
  say(section)
  if (values.write) {
    const suffix = many >= MANY ? '-million' : ''
    await writeSection(`${search.section}${databaseUrl ? '-postgres' : ''}${suffix}`, section)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
