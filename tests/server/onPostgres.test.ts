import { afterAll, beforeAll, describe, vi } from 'vitest'
import { runOn } from './databases.ts'
import { startCluster } from './postgresCluster.ts'

// A cluster is made first, on machines that may be busy.
vi.setConfig({ hookTimeout: 60_000 })

let cluster: Awaited<ReturnType<typeof startCluster>> | undefined

runOn(() => cluster?.url ?? '')
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster?.remove())

const suites = import.meta.glob<unknown>(['./*.test.ts', '!./onPostgres.test.ts'])

for (const [file, load] of Object.entries(suites)) {
  describe(`on PostgreSQL, ${file}`, async () => {
    await load()
  })
}
