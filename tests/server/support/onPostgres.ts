import { afterAll, beforeAll, describe, vi } from 'vitest'
import { runOn } from './databases.ts'
import { startCluster, type Cluster } from './postgresCluster.ts'

/**
 * Runs tests of the server once more, on a PostgreSQL of their own.
 *
 * @param suites how each file of them is loaded, by its path
 */
export function testOnPostgres(suites: Readonly<Record<string, () => Promise<unknown>>>): void {
  // A cluster is made first, on machines that may be busy.
  vi.setConfig({ hookTimeout: 60_000 })
  let cluster: Cluster | undefined

  runOn(() => {
    if (!cluster) throw new Error('PostgreSQL has not been started yet.')
    return cluster
  })
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.remove())

  for (const [file, load] of Object.entries(suites)) {
    describe(`on PostgreSQL, ${file}`, async () => {
      await load()
    })
  }
}
