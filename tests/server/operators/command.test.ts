import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isOnPostgres } from '../support/databases.ts'
import { startTestServer, temporaryDirectory } from '../support/harness.ts'
import { command, launch, settingsFor } from '../support/launch.ts'

// Processes are started here, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const nothingHeld = { code: 0, said: 'Nothing is waiting for review.\n' }

test('an operator’s command works while the server runs, and when none does', async () => {
  const server = await startTestServer()
  expect(await command('operator', server, 'list', 'held')).toEqual(nothingHeld)
  expect(await command('operator', server, 'approve', 'unknown')).toEqual({
    code: 64,
    said: 'No job post found: unknown.\n',
  })
  await server.close()
  expect(await command('operator', server, 'list', 'held')).toEqual(nothingHeld)
})

test.skipIf(isOnPostgres())('only the owner of the data can give commands to its server', async () => {
  const { dataDir } = await startTestServer()
  expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600)
})

test.skipIf(isOnPostgres())('a server that was killed is in nobody’s way', async () => {
  const place = { dataDir: temporaryDirectory(), databaseUrl: undefined }
  const killed = launch(settingsFor(place))
  await killed.origin
  killed.child.kill('SIGKILL')
  await killed.ended

  expect(await command('operator', place, 'list', 'held')).toEqual(nothingHeld)
  await startTestServer({ place })
  expect(await command('operator', place, 'list', 'held')).toEqual(nothingHeld)
})

test.skipIf(isOnPostgres())('where there is no data, none is made', async () => {
  const place = { dataDir: temporaryDirectory(), databaseUrl: undefined }
  expect(await command('operator', place, 'list', 'held')).toMatchObject({ code: 66 })
})

test.skipIf(isOnPostgres())(
  'at a path that is too long for a socket the server runs all the same',
  async () => {
    const place = { dataDir: join(temporaryDirectory(), 'd'.repeat(120)), databaseUrl: undefined }
    const server = await startTestServer({ place })
    expect(server.logs.map(({ msg }) => msg)).toContain(
      'Operator commands are unavailable while this server runs',
    )
    expect(await command('operator', place, 'list', 'held')).toMatchObject({ code: 75 })
  },
)
