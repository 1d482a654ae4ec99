// Measures logins per second, their effect on other requests, page speed, and the cost of a thousand open
// connections; with --write, writes the results to docs/performance.md too. DATABASE_URL selects an empty
// PostgreSQL database.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { createPasswords } from '../server/security/passwords.ts'
import { openConnection, quantile, requestOf, storm, type Outcome } from './serverLoad.ts'
import { memoryOf, processorSecondsOf, startServer } from './serverProcess.ts'

const ROUNDS = 3
const ROUND = 3_000
const PEOPLE = 16
// Concurrent logins that keep the server's few hashing slots busy, but stay below the limit of its queue.
const BUSY = 16
// Concurrent logins that exceed the queue, so that the server rejects some.
const STORM = 100
const CONNECTIONS = 1_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const inMs = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
const timesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds)
const perSecond = (count: number) => (count * 1_000) / ROUND
const done = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 200)

/** Processor time so far in ms: of the server, of this process, and of the whole machine. */
function processorTimes(server: ChildProcess) {
  const { user, system } = process.cpuUsage()
  return {
    server: processorSecondsOf(server) * 1_000,
    here: (user + system) / 1_000,
    machine: cpus()
      .flatMap(({ times: { idle: _, ...busy } }) => Object.values(busy))
      .reduce((sum, each) => sum + each, 0),
  }
}

interface Measured {
  readonly rate: number
  /** Processor time per operation, in ms. */
  readonly server: number
  readonly here: number
  readonly elsewhere: number
}

/**
 * Measures the rate and processor time of some work.
 *
 * @param work runs for one round and returns the number of operations
 */
async function measured(server: ChildProcess, work: () => Promise<number>): Promise<Measured> {
  const before = processorTimes(server)
  const count = await work()
  const after = processorTimes(server)
  const each = (what: keyof typeof after) => (after[what] - before[what]) / count
  return {
    rate: perSecond(count),
    server: each('server'),
    here: each('here'),
    // The machine's clock ticks are coarser than those of a process, so a small difference can be negative.
    elsewhere: Math.max(0, each('machine') - each('server') - each('here')),
  }
}

const medianOf = (rounds: readonly Measured[], what: keyof Measured) =>
  quantile(
    rounds.map((round) => round[what]),
    0.5,
  )

/** Hashes with the same parallelism as the server and no other work. Returns the number of hashes. */
async function hashAlone(): Promise<number> {
  const passwords = createPasswords()
  const stored = await passwords.hash('Analytical1!')
  const until = performance.now() + ROUND
  let count = 0
  await Promise.all(
    Array.from({ length: BUSY }, async () => {
      while (performance.now() < until) {
        await passwords.matchingForm(stored, 'Analytical1!')
        count += 1
      }
    }),
  )
  return count
}

type Row = readonly [what: string, figure: string]

/** Rate of logins relative to hashing alone, and the effect of a rush on other requests. */
async function logins(origin: string, server: ChildProcess): Promise<readonly Row[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    emailAddress: `ada${index}@example.com`,
    password: 'Analytical1!',
  }))
  const first = await openConnection(origin)
  for (const person of people) {
    const payload = { ...person, firstName: 'Ada', lastName: 'Byron', provider: 'email' }
    await first.call(requestOf(origin, '/api/candidate/register', payload))
  }
  const requests = people.map((person) => requestOf(origin, '/api/candidate/login', person))

  const hashes: Measured[] = []
  const entries: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    hashes.push(await measured(server, hashAlone))
    entries.push(
      await measured(server, async () => {
        const outcomes = await storm(origin, { requests, connections: BUSY, milliseconds: ROUND })
        return done(outcomes).length
      }),
    )
  }
  const [hash, login] = [medianOf(hashes, 'rate'), medianOf(entries, 'rate')]
  const [hashed, served] = [medianOf(hashes, 'here'), medianOf(entries, 'server')]

  const cheap: number[] = []
  const attack = storm(origin, { requests, connections: STORM, milliseconds: ROUND * 2 })
  const session = requestOf(origin, '/api/candidate/session', {})
  const ended = performance.now() + ROUND * 2
  while (performance.now() < ended) cheap.push((await first.call(session)).milliseconds)
  const refused = (await attack).filter(({ status }) => status === 503)
  first.close()
  return [
    ['the hash alone, of 16 people at once', `${hash.toFixed(0)} a second`],
    [
      'logins of 16 people at once',
      `${login.toFixed(0)} a second, ${((100 * login) / hash).toFixed(0)} % of that`,
    ],
    [
      'of the processors, the server for a login',
      `${inMs(served)}, the hash ${inMs(hashed)}: ${((100 * hashed) / served).toFixed(0)} % of that`,
    ],
    ['of the processors, who asks for it', inMs(medianOf(entries, 'here'))],
    ['of the processors, all else meanwhile', inMs(medianOf(entries, 'elsewhere'))],
    [
      `a cheap call while ${STORM} log in at once`,
      `median ${inMs(quantile(cheap, 0.5))}, p99 ${inMs(quantile(cheap, 0.99))}`,
    ],
    [
      'those turned away meanwhile',
      `${refused.length}, after ${inMs(quantile(timesOf(refused), 0.5))} (median)`,
    ],
  ]
}

async function pages(origin: string): Promise<readonly Row[]> {
  const outcomes = await storm(origin, {
    requests: [requestOf(origin, '/')],
    connections: BUSY,
    milliseconds: ROUND,
  })
  const rate = perSecond(done(outcomes).length).toFixed(0)
  return [['the home page', `${rate} a second, p99 ${inMs(quantile(timesOf(outcomes), 0.99))}`]]
}

/** Cost of idle connections, and of requests on all of them at once. */
async function manyConnections(origin: string, server: ChildProcess): Promise<readonly Row[]> {
  const session = requestOf(origin, '/api/candidate/session', {})
  const before = memoryOf(server)
  const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(origin)))
  for (const { call } of open) await call(session)
  const after = memoryOf(server)
  const alone: Outcome[] = []
  for (const { call } of open) alone.push(await call(session))

  const until = performance.now() + ROUND
  const together: Outcome[] = []
  await Promise.all(
    open.map(async ({ call }) => {
      while (performance.now() < until) together.push(await call(session))
    }),
  )
  for (const { close } of open) close()
  return [
    [
      `${CONNECTIONS.toLocaleString('en')} open connections`,
      `${(after - before).toFixed(0)} MiB more than without, ${after.toFixed(0)} in all`,
    ],
    [
      'a cheap call over one of them while the others are silent',
      `median ${inMs(quantile(timesOf(alone), 0.5))}, p99 ${inMs(quantile(timesOf(alone), 0.99))}`,
    ],
    [
      'cheap calls over all of them at once',
      `${perSecond(done(together).length).toFixed(0)} a second, p99 ${inMs(quantile(timesOf(together), 0.99))}, ${together.length - done(together).length} failed`,
    ],
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const { child, origin, started } = await startServer(dataDir)
try {
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'
  const rows: readonly Row[] = [
    ['its start, on an empty database', `${started.toFixed(0)} ms`],
    ...(await logins(origin, child)),
    ...(await pages(origin)),
    ...(await manyConnections(origin, child)),
  ]
  const section = [
    `One server on ${database}, asked from the same machine. Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}.`,
    markdownTable(['what', 'figure'], rows),
  ].join('\n\n')
  say(section)
  if (process.argv.includes('--write')) {
    await writeSection(process.env['DATABASE_URL'] ? 'server-postgres' : 'server', section)
  }
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
