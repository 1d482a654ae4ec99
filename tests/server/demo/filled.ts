import { expect, onTestFinished, vi } from 'vitest'
import { fillDemo } from '../../../server/demo/fill.ts'
import { prepareIndex } from '../../../server/postings/findable.ts'
import type { Database } from '../../../server/store/schema.ts'
import { copying, withStore } from '../support/databases.ts'
import { startTestServer, temporaryDirectory, type TestServer } from '../support/harness.ts'
import { quickPasswords } from '../support/quickPasswords.ts'

/** Creation time of the demo: the start of test servers' clocks. */
export const demoNow = Date.UTC(2030, 0, 1)

const filledIn = copying(async (db) => {
  await prepareIndex(db)
  expect(await fillDemo({ db, now: demoNow, passwords: quickPasswords() })).toBe(true)
})

/** A database with the demo, as a server leaves it that has filled itself and done nothing else. */
const filledPlace = () => filledIn(temporaryDirectory(), onTestFinished)

/** Looks at a demo that has just been made in a database of its own. */
export const withDemo = async <Value>(look: (db: Database) => Promise<Value>) =>
  withStore(await filledPlace(), look)

/** A server with the demo, once it has told of it. */
export async function startFull(settings: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const place = settings.place ?? (await filledPlace())
  const server = await startTestServer({ ...settings, place, env: { DEMO: 'on', ...settings.env } })
  await vi.waitUntil(() => server.lines.some((line) => line.startsWith('Demo:')), { timeout: 30_000 })
  return server
}
