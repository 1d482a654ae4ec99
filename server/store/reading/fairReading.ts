import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { currentRequester } from '../../operations/requester.ts'
import { Refused } from '../../refused.ts'
import { sharedRefusals } from '../../words/shared.ts'

const MOST_WAITING = 2_000
const MOST_WAITING_OF_ONE = 400
/** Client key of work that was not started by a single request. */
const SERVER = 'server'

/** Waits for a turn to read. Returns the function that ends the turn. */
export type TakeTurn = () => Promise<() => void>

/**
 * Creates turns with fair scheduling: each client gets one before any client gets a second. Clients that
 * disconnect leave the queue; beyond its limit, requests are refused with 503.
 *
 * @param connections number of concurrent turns
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

/** Wraps a dialect so that each query waits for a turn. */
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
