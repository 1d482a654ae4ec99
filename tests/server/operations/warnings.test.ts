import { expect, test } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace, startTestServer } from '../support/harness.ts'

const warningsWith = async (env: Readonly<Record<string, string>>) => {
  const own = await startTestServer({ env })
  return own.logs.filter(({ level, msg }) => level === 40 && msg.includes('TRUST_PROXY'))
}

test('A server behind HTTPS without a trusted proxy warns that all clients count as one.', async () => {
  const https = { APP_ORIGIN: 'https://www.example.com' }

  expect(await warningsWith(https)).toHaveLength(1)
  expect(await warningsWith({ ...https, TRUST_PROXY: '1' })).toEqual([])
  expect(await warningsWith({})).toEqual([])
})

test.runIf(isOnPostgres())('A server whose clock differs from the database’s logs a warning.', async () => {
  // The clock of test servers is years ahead of the database's.
  const { logs } = await startTestServer()

  expect(logs).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'The clock of the database differs from this one' }),
  )
  const store = await openStore(await newPlace())
  await store.close()
  expect(Math.abs(store.clockSkew)).toBeLessThan(1_000)
})
