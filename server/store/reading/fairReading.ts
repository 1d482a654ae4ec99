import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { currentRequester } from '../../operations/requester.ts'
import { Refused } from '../../refused.ts'
import { sharedRefusals } from '../../words/shared.ts'

const MOST_WAITING = 2_000
const MOST_WAITING_OF_ONE = 400
/** For work that no request alone has begun. */
const SERVER = 'server'

/** Waits for a turn to read, and gives the function that ends it. */
export type TakeTurn = () => Promise<() => void>

/**
 * Turns that clients share fairly: one of each client before a second one of any. A client that hangs up leaves; what is
 * too much is refused with 503.
 *
 * @param connections how many read at once
 */
export function createTurns(connections: number): TakeTurn {
  const queue = createFairQueue({
    workers: connections,
    most: MOST_WAITING,
    mostOfOne: MOST_WAITING_OF_ONE,
    tooMuch: () =>
      new Refused(sharedRefusals.manySearches, {
        status: 503,
        headers: { 'Retry-After': '5' },
      }),
  })
  return () => {
    const requester = currentRequester()
    return queue.acquire({ client: requester?.network ?? SERVER, signal: requester?.signal() })
  }
}

/** The same dialect with a turn for each query. */
export const fairReading = (dialect: Dialect, takeTurn: TakeTurn): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => fairDriver(dialect.createDriver(), takeTurn),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

function fairDriver(driver: Driver, takeTurn: TakeTurn): Driver {
  const releases = new WeakMap<DatabaseConnection, () => void>()
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const release = await takeTurn()
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
