// Measures an export of 500 applications, 50 resumes and 20 files, and the response time of concurrent calls
// compared with an idle server: npm run bench:export. Another number of applications: -- --applications
// 10000. DATABASE_URL selects an empty PostgreSQL database.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { exportCalls } from '../contract/privacy/exportCalls.ts'
import { openStore } from '../server/store/open.ts'
import { fillLargeAccount, largeAccount } from './largeAccount.ts'
import { quantile } from './serverLoad.ts'
import { startServer } from './serverProcess.ts'

const p99Of = (times: readonly number[]) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.99,
  )

const IDLE_MS = 5_000
/** Pause between two concurrent calls. */
const PAUSE_MS = 5
const MOST_EXPORT_MS = 10_000
const MOST_P99_MS = 50

const { values } = parseArgs({
  options: { applications: { type: 'string', default: String(largeAccount.applications) } },
})
const applications = Number(values.applications)
const say = (line: string) => process.stdout.write(`${line}\n`)
const dataDir = mkdtempSync(join(tmpdir(), 'bench-export-'))
let { child, origin } = await startServer(dataDir)
try {
  let cookie = ''
  const call = async (path: string, payload: object = {}) => {
    const response = await fetch(`${origin}/api/candidate/${path}`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(payload),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return response
  }
  const answered = v.object({ status: v.literal(true), result: v.looseObject({ id: v.string() }) })
  const registered = await call('register', {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    password: 'Analytical1!',
    provider: 'email',
  })
  const { id: accountId } = v.parse(answered, await registered.json()).result
  child.kill()
  await once(child, 'exit')
  const store = await openStore({ dataDir, databaseUrl: process.env['DATABASE_URL'] })
  await fillLargeAccount(store.db, accountId, { applications })
  await store.close()
  ;({ child, origin } = await startServer(dataDir))

  const isAsking = { now: true }
  const measure = async () => {
    const times: number[] = []
    while (isAsking.now) {
      const began = performance.now()
      await (await call('count-waiting')).arrayBuffer()
      times.push(performance.now() - began)
      await setTimeout(PAUSE_MS)
    }
    return times
  }
  const during = async (work: Promise<unknown>) => {
    isAsking.now = true
    const times = measure()
    await work
    isAsking.now = false
    return times
  }
  const state = v.object({ result: exportCalls.readExport.result })
  const exported = async () => {
    const began = performance.now()
    const { result } = v.parse(state, await (await call('request-export')).json())
    for (;;) {
      const read = v.parse(state, await (await call('read-export', { id: result.id })).json()).result
      if (read.state === 'ready') return { ms: performance.now() - began, bytes: read.bytes ?? 0 }
      if (read.state === 'failed') throw new Error('The export failed.')
      await setTimeout(100)
    }
  }
  const idle = p99Of(await during(setTimeout(IDLE_MS)))
  const making = exported()
  const beside = p99Of(await during(making))
  const { bytes, ms } = await making
  say(
    `export of ${applications} applications, ${largeAccount.resumes} resumes and ${largeAccount.files} files: ${(ms / 1_000).toFixed(1)} s, ${(bytes / 1_048_576).toFixed(1)} MiB`,
  )
  say(
    `p99 of calls: ${idle.toFixed(1)} ms idle, ${beside.toFixed(1)} ms beside it (${(beside / idle).toFixed(1)} times)`,
  )
  // The limit of the duration applies only to the usual size; that of concurrent calls, to every size.
  if ((applications <= largeAccount.applications && ms > MOST_EXPORT_MS) || beside > MOST_P99_MS)
    process.exitCode = 1
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
