import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { startBlackHole } from '../support/blackHole.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

vi.setConfig({ testTimeout: 60_000 })

test.runIf(isOnPostgres())(
  'connections that fall silent, as when a machine loses its power, are replaced within seconds',
  async () => {
    const place = await newPlace()
    const hole = await startBlackHole(place.databaseUrl ?? '')
    const store = await openStore({ ...place, databaseUrl: hole.url })
    onTestFinished(store.close)
    const ask = () => sql`select 1`.execute(store.db)
    const inTransaction = () =>
      store.db.transaction().execute((transaction) => sql`select 1`.execute(transaction))
    await Promise.all(Array.from({ length: 6 }, ask))

    hole.swallow()
    const began = performance.now()
    const lost = await Promise.allSettled([ask(), ask(), inTransaction(), inTransaction()])
    expect(performance.now() - began).toBeLessThan(9_000)

    expect(lost.every((each) => each.status === 'rejected' && store.isOutOfService(each.reason))).toBe(true)
    await Promise.all(Array.from({ length: 10 }, ask))
    expect(performance.now() - began).toBeLessThan(10_000)
  },
)
