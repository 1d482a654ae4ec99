import { afterAll, beforeAll, describe, vi } from 'vitest'
import { runOn } from './databases.ts'
import { startCluster, type Cluster } from './postgresCluster.ts'

/**
 * Runs server tests again on their own PostgreSQL cluster.
 *
 * @param suites functions that load the test files, by path
 */
export function testOnPostgres(suites: Readonly<Record<string, () => Promise<unknown>>>): void {
  // Long timeout, because the cluster has to be created first, possibly on a busy machine.
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
