// Compares the response time of a call by access token with that of the same call by cookie, side by side on
// one server, and measures the verification of a token: npm run bench:hosted. DATABASE_URL selects an empty
// PostgreSQL database.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { hostedPaths } from '../contract/hosted/paths.ts'
import { letterCalls } from '../contract/letters/calls.ts'
import { createAccessTokens } from '../server/hosted/accessTokens.ts'
import { createSigningKeys } from '../server/hosted/signingKeys.ts'
import { openStore } from '../server/store/open.ts'
import { openConnection, quantile } from './serverLoad.ts'
import { startServer } from './serverProcess.ts'

const ROUNDS = 80
const CALLS_PER_ROUND = 100
const WARM_UP_ROUNDS = 8
const TOKENS = 2_000
const MOST_RATIO = 1.1
const MOST_VERIFY_MS = 0.2

const say = (line: string) => process.stdout.write(`${line}\n`)
const medianOf = (times: readonly number[]) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  )

process.env['HOSTED_API'] = 'on'
const dataDir = mkdtempSync(join(tmpdir(), 'bench-hosted-'))
const { child, origin } = await startServer(dataDir)
try {
  const ratio = await callRatio()
  child.kill()
  await once(child, 'exit')
  const verifyMs = await verifyTime()
  if (ratio > MOST_RATIO || verifyMs > MOST_VERIFY_MS) process.exitCode = 1
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true })
}

/** Median time of a call by token, divided by the median time by cookie. */
async function callRatio(): Promise<number> {
  const person = { emailAddress: 'ada@example.com', password: 'Analytical1!' }
  const registered = await fetch(`${origin}/api/candidate/register`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, firstName: 'Ada', lastName: 'Byron', provider: 'email' }),
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const operator = join(import.meta.dirname, '../server/commands/operator.ts')
  const publicKey = execFileSync(process.execPath, [operator, 'key', 'create', 'Bench'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  }).trim()
  const client = createClient(origin, publicKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signInWithPassword({
    email: person.emailAddress,
    password: person.password,
  })
  if (!data.session) throw error ?? new Error('There is no session.')
  const { path } = letterCalls.listLetters
  const requests = {
    cookie: requestTo(`/api/candidate/${path}`, { Origin: origin, Cookie: cookie }),
    token: requestTo(`${hostedPaths.functions}/candidate.${path}`, {
      apikey: publicKey,
      Authorization: `Bearer ${data.session.access_token}`,
    }),
  }
  const times: Record<keyof typeof requests, number[]> = { cookie: [], token: [] }
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const kind of ['cookie', 'token'] as const) {
      const found = await timesOf(requests[kind])
      if (round >= WARM_UP_ROUNDS) times[kind].push(...found)
    }
  }
  const cookieMs = medianOf(times.cookie)
  const tokenMs = medianOf(times.token)
  const ratio = tokenMs / cookieMs
  say(`Call by cookie: ${cookieMs.toFixed(3)} ms, by access token: ${tokenMs.toFixed(3)} ms (median)`)
  say(`Ratio: ${ratio.toFixed(2)}, at most ${MOST_RATIO}`)
  return ratio
}

function requestTo(path: string, headers: Readonly<Record<string, string>>): string {
  const all = {
    Host: new URL(origin).host,
    'Content-Type': 'application/json',
    'Content-Length': '2',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n{}`
}

async function timesOf(request: string): Promise<readonly number[]> {
  const { call, close } = await openConnection(origin)
  const times: number[] = []
  for (let count = 0; count < CALLS_PER_ROUND; count += 1) {
    const { body, milliseconds, status } = await call(request)
    if (status !== 200) throw new Error(`The server answered ${status}: ${body}`)
    times.push(milliseconds)
  }
  close()
  return times
}

/** Median time to verify a token that the server has not seen before, in ms. */
async function verifyTime(): Promise<number> {
  const store = await openStore({ dataDir, databaseUrl: process.env['DATABASE_URL'] })
  const account = await store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const keys = createSigningKeys(store.db, Date.now)
  const tokens = createAccessTokens({ keys, issuer: () => origin, now: Date.now })
  const sessionHash = '0'.repeat(64)
  const signed = await Promise.all(
    Array.from({ length: TOKENS }, () => tokens.sign({ account, sessionHash })),
  )
  const timed = async (token: string) => {
    const began = performance.now()
    if (!(await tokens.verify(token))) throw new Error('A token is not valid.')
    return performance.now() - began
  }
  const first: number[] = []
  const again: number[] = []
  for (const token of signed) first.push(await timed(token))
  for (const token of signed) again.push(await timed(token))
  await store.close()
  const [firstMs, againMs] = [medianOf(first), medianOf(again)]
  say(`Token verified the first time: ${firstMs.toFixed(3)} ms, again: ${againMs.toFixed(4)} ms (median)`)
  say(`At most ${MOST_VERIFY_MS} ms`)
  return firstMs
}
