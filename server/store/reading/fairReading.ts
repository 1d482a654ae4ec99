import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { createFairQueue, type FairQueue } from '../../operations/fairQueue.ts'
import { currentRequester } from '../../operations/requester.ts'
import { Refused } from '../../refused.ts'

const MOST_WAITING = 2_000
const MOST_WAITING_OF_ONE = 400
/** For work that no request alone has begun. */
const SERVER = 'server'

/**
 * The same dialect with connections that clients share fairly: one query of each client before a second one of any. What
 * a client has asked for is dropped when it hangs up; what is too much is refused with 503.
 *
 * @param connections how many queries run at once
 */
export const fairReading = (dialect: Dialect, connections: number): Dialect => {
  const queue = createFairQueue({
    workers: connections,
    most: MOST_WAITING,
    mostOfOne: MOST_WAITING_OF_ONE,
    tooMuch: () =>
      new Refused('Too much is being searched right now. Try again in a few seconds.', {
        status: 503,
        headers: { 'Retry-After': '5' },
      }),
  })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => fairDriver(dialect.createDriver(), queue),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function fairDriver(driver: Driver, queue: FairQueue): Driver {
  const releases = new WeakMap<DatabaseConnection, () => void>()
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const requester = currentRequester()
      const release = await queue.acquire({
        client: requester?.network ?? SERVER,
        signal: requester?.signal(),
      })
      try {
        const connection = await driver.acquireConnection()
        releases.set(connection, release)
        return connection
      } catch (error) {
        release()
        throw error
      }
    },
    releaseConnection: async (connection) => {
      try {
        await driver.releaseConnection(connection)
      } finally {
        releases.get(connection)?.()
      }
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: () => driver.destroy(),
  }
}
