import { afterAll, beforeAll, describe, vi } from 'vitest'
import { runOn } from './support/databases.ts'
import { startCluster, type Cluster } from './support/postgresCluster.ts'

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

const suites = import.meta.glob<unknown>('./*/*.test.ts')

for (const [file, load] of Object.entries(suites)) {
  describe(`on PostgreSQL, ${file}`, async () => {
    await load()
  })
}
