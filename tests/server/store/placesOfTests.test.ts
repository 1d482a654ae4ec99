import { expect, test, vi } from 'vitest'
import { isOnPostgres, withStore, type AtEnd } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

// Databases are deleted after each test, because deleting hundreds at the end would exceed the hook's time
// limit.
test.runIf(isOnPostgres())('a test’s database is removed after the test', async () => {
  const ends: Parameters<AtEnd>[0][] = []
  const place = await newPlace((end) => ends.push(end))
  await withStore(place, (db) => db.introspection.getTables())
  for (const end of ends.toReversed()) await end()
  await vi.waitFor(() => expect(withStore(place, async () => {})).rejects.toThrow(/does not exist/), 5_000)
})
