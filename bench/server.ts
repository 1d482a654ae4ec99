// How many people the server logs in per second, what that does to everybody else, and how fast it shows pages.
// With DATABASE_URL it is measured on that PostgreSQL, which should be empty.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPasswords } from '../server/security/passwords.ts'
import { openConnection, quantile, requestOf, storm, type Outcome } from './serverLoad.ts'

const ROUNDS = 3
const ROUND = 3_000
const PEOPLE = 16
// The server hashes a few at a time; some more wait, none is turned away.
const BUSY = 16
// So many that some are turned away.
const STORM = 100

const say = (line: string) => process.stdout.write(`${line}\n`)
const perSecond = (count: number) => (count * 1_000) / ROUND
const done = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 200)

async function startServer(
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string; started: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      APP_ORIGIN: '',
      SMTP_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((tell, fail) => {
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /is at (http:\S+)/.exec(output)?.[1]
      if (found) tell(found)
    })
    child.once('exit', () => fail(new Error('The server did not start.')))
  })
  return { child, origin, started: performance.now() - began }
}

/** The same hash at the same time as often as the server makes it, and nothing else. */
async function hashAlone(): Promise<number> {
  const passwords = createPasswords()
  const stored = await passwords.hash('Analytical1!')
  const until = performance.now() + ROUND
  let count = 0
  await Promise.all(
    Array.from({ length: BUSY }, async () => {
      while (performance.now() < until) {
        await passwords.verify(stored, 'Analytical1!')
        count += 1
      }
    }),
  )
  return perSecond(count)
}

async function measure(origin: string): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    emailAddress: `ada${index}@example.com`,
    password: 'Analytical1!',
  }))
  const first = await openConnection(origin)
  for (const person of people) {
    const payload = { ...person, firstName: 'Ada', lastName: 'Byron', provider: 'email' }
    await first.call(requestOf(origin, '/api/candidate/register', payload))
  }
  const logins = people.map((person) => requestOf(origin, '/api/candidate/login', person))

  const hashes: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    hashes.push(await hashAlone())
    rates.push(
      perSecond(
        done(await storm(origin, { requests: logins, connections: BUSY, milliseconds: ROUND })).length,
      ),
    )
  }
  const [hash, login] = [quantile(hashes, 0.5), quantile(rates, 0.5)]
  say(
    `Logins: ${login.toFixed(0)}/s of ${hash.toFixed(0)}/s that the hash alone allows, ${((100 * login) / hash).toFixed(0)} %`,
  )

  const cheap: number[] = []
  const attack = storm(origin, { requests: logins, connections: STORM, milliseconds: ROUND * 2 })
  const session = requestOf(origin, '/api/candidate/session', {})
  const ended = performance.now() + ROUND * 2
  while (performance.now() < ended) cheap.push((await first.call(session)).milliseconds)
  const outcomes = await attack
  const refused = outcomes.filter(({ status }) => status === 503).map(({ milliseconds }) => milliseconds)
  say(
    `A cheap call while ${STORM} log in at once: median ${quantile(cheap, 0.5).toFixed(1)} ms, p99 ${quantile(cheap, 0.99).toFixed(1)} ms (${cheap.length} calls)`,
  )
  say(`Turned away meanwhile: ${refused.length}, after ${quantile(refused, 0.5).toFixed(1)} ms (median)`)

  const pages = await storm(origin, {
    requests: [requestOf(origin, '/')],
    connections: BUSY,
    milliseconds: ROUND,
  })
  say(
    `Pages: ${perSecond(done(pages).length).toFixed(0)}/s (p99 ${quantile(
      pages.map(({ milliseconds }) => milliseconds),
      0.99,
    ).toFixed(1)} ms)`,
  )
  first.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const { child, origin, started } = await startServer(dataDir)
try {
  say(
    `${availableParallelism()} cores, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'embedded database'}; load from the same machine`,
  )
  say(`Start: ${started.toFixed(0)} ms`)
  await measure(origin)
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
