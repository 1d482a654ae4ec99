import { expect, onTestFinished, vi } from 'vitest'
import { fillDemo } from '../../../server/demo/fill.ts'
import { prepareIndex } from '../../../server/postings/findable.ts'
import type { Database } from '../../../server/store/schema.ts'
import { copying, withStore } from '../support/databases.ts'
import { startTestServer, temporaryDirectory, type TestServer } from '../support/harness.ts'
import { quickPasswords } from '../support/quickPasswords.ts'

/** Creation time of the demo, which is the initial time of test servers. */
export const demoNow = Date.UTC(2030, 0, 1)

const filledIn = copying(async (db) => {
  await prepareIndex(db)
  expect(await fillDemo({ db, now: demoNow, passwords: quickPasswords() })).toBe(true)
})

/** A database that contains only the demo. */
const filledPlace = () => filledIn(temporaryDirectory(), onTestFinished)

/** Runs a function on a new database with the demo. */
export const withDemo = async <Value>(look: (db: Database) => Promise<Value>) =>
  withStore(await filledPlace(), look)

/** Starts a server with the demo, and waits until it reports the demo. */
export async function startFull(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const place = settings.place ?? (await filledPlace())
  const server = await startTestServer({ ...settings, place, env: { DEMO: 'on', ...settings.env } })
  await vi.waitUntil(() => server.lines.some((line) => line.startsWith('Demo:')), { timeout: 30_000 })
  return server
}
