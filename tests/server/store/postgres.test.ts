import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { startBlackHole } from '../support/operations/blackHole.ts'
import { isOnPostgres } from '../support/databases.ts'
import { emptyPlace } from '../support/harness.ts'

vi.setConfig({ testTimeout: 60_000 })

test.runIf(isOnPostgres())(
  'silent connections, as after a power loss, are replaced within seconds',
  async () => {
    const place = await emptyPlace()
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

test.runIf(isOnPostgres())(
  'Derived data is built without a time limit, and one server waits while another builds it.',
  async () => {
    const place = await emptyPlace()
    const other = await openStore(place)
    onTestFinished(other.close)
    const hold = sql`select version from search_version for update`
    const isHeld = Promise.withResolvers<void>()
    const isFree = Promise.withResolvers<void>()
    const holding = other.db.transaction().execute(async (transaction) => {
      await hold.execute(transaction)
      isHeld.resolve()
      await isFree.promise
    })
    await isHeld.promise

    let tries = 0
    const store = await openStore(place, Date.now, async (db) => {
      tries += 1
      if (tries === 2) {
        isFree.resolve()
        await holding
      }
      expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '0' }])
      await hold.execute(db)
    })
    onTestFinished(store.close)

    expect(tries).toBe(2)
  },
)
