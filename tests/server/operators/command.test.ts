import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isOnPostgres } from '../support/databases.ts'
import { startTestServer, temporaryDirectory } from '../support/harness.ts'
import { command, launch, settingsFor } from '../support/launch.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const nothingHeld = { code: 0, said: 'Nothing is waiting for review.\n' }

test('Operator commands work with and without a running server.', async () => {
  const server = await startTestServer()
  expect(await command('operator', server, 'list', 'held')).toEqual(nothingHeld)
  expect(await command('operator', server, 'approve', 'unknown')).toEqual({
    code: 64,
    said: 'No job post found: unknown.\n',
  })
  await server.close()
  expect(await command('operator', server, 'list', 'held')).toEqual(nothingHeld)
})

test.skipIf(isOnPostgres())('only the owner of the data can send commands to its server', async () => {
  const { dataDir } = await startTestServer()
  expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600)
})

test.skipIf(isOnPostgres())('A stale socket of a killed server does not block commands.', async () => {
  const place = { dataDir: temporaryDirectory(), databaseUrl: undefined }
  const killed = launch(settingsFor(place))
  await killed.origin
  killed.child.kill('SIGKILL')
  await killed.ended

  expect(await command('operator', place, 'list', 'held')).toEqual(nothingHeld)
  await startTestServer({ place })
  expect(await command('operator', place, 'list', 'held')).toEqual(nothingHeld)
})

test.skipIf(isOnPostgres())('A command without a data directory creates none.', async () => {
  const place = { dataDir: temporaryDirectory(), databaseUrl: undefined }
  expect(await command('operator', place, 'list', 'held')).toMatchObject({ code: 66 })
})

test.skipIf(isOnPostgres())('A server starts even if its path is too long for a socket.', async () => {
  const place = { dataDir: join(temporaryDirectory(), 'd'.repeat(120)), databaseUrl: undefined }
  const server = await startTestServer({ place })
  expect(server.logs.map(({ msg }) => msg)).toContain(
    'Operator commands are unavailable while this server runs',
  )
  expect(await command('operator', place, 'list', 'held')).toMatchObject({ code: 75 })
})
