import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../../server/operations/settings.ts'
import { isOnPostgres } from '../support/databases.ts'
import { ada, Browser, startTestServer, temporaryDirectory } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('At shutdown the server takes no more calls, finishes the current one, and exits with 0.', async () => {
  const { child, ended, origin } = launch({ DATA_DIR: temporaryDirectory() })
  const { port } = new URL(await origin)
  const body = JSON.stringify(ada)
  // Opens an idle connection, as browsers do in advance.
  const unused = connect(Number(port), '127.0.0.1')
  const unusedEnds = once(unused, 'close')
  await once(unused, 'connect')
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8')
  socket.write(
    `POST /api/candidate/register HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  // The server sends “100 Continue” when it starts processing the call.
  const begun = await new Promise<string>((tell) => {
    socket.once('data', tell)
  })
  socket.on('data', (part: string) => (answer += part))

  child.kill('SIGTERM')
  const asked = performance.now()
  await refusal(Number(port))
  await unusedEnds
  socket.write(body)
  await once(socket, 'close')

  expect(begun).toMatch(/^HTTP\/1\.1 100 /)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('"status":true')
  expect(await ended).toBe(0)
  // Well below the 10 s after which the server closes remaining connections.
  expect(performance.now() - asked).toBeLessThan(8_000)
})

test('The readiness check fails before a server stops taking calls.', async () => {
  const server = await startTestServer({ env: { DRAIN_SECONDS: '2' } })
  const readiness = async () => (await fetch(`${server.base}/readyz`)).status
  expect(await readiness()).toBe(200)

  const closed = server.close()

  expect(await readiness()).toBe(503)
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  expect(await server.browser().call('register', ada)).toMatchObject({ status: true })
  await closed
  await expect(fetch(`${server.base}/healthz`)).rejects.toThrow()
})

test('A server that shuts down while waiting for the database exits with 0.', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const server = launch({ DATA_DIR: '.', DATABASE_URL: `postgres://owner@127.0.0.1:${port}/nothing` })
  await once(silent, 'connection')

  server.child.kill('SIGTERM')

  expect(await server.ended).toBe(0)
  expect(server.output()).toBe('')
})

test.skipIf(isOnPostgres() || process.platform === 'win32')(
  'The server’s files are readable by its own user only, also in an existing directory.',
  async () => {
    const dataDir = temporaryDirectory()
    const modeOf = (name: string, directory = dataDir) =>
      (statSync(join(directory, name)).mode & 0o777).toString(8)
    const first = await startTestServer({ place: { dataDir, databaseUrl: undefined } })
    await first.registered()
    await first.close()
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'jobgrove.db'), 0o644)

    const fresh = temporaryDirectory()
    for (const place of [dataDir, fresh]) {
      const server = launch(settingsFor({ dataDir: place, databaseUrl: undefined }))
      await new Browser(await server.origin).call('session')
    }

    expect(['.', 'jobgrove.db', 'jobgrove.db-wal', 'lock'].map((name) => modeOf(name))).toEqual([
      '700',
      '600',
      '600',
      '600',
    ])
    expect(new Set(readdirSync(fresh).map((name) => modeOf(name, fresh)))).toEqual(new Set(['600']))
  },
)

/** Resolves when the server refuses a new connection. */
const refusal = (port: number): Promise<void> =>
  new Promise((done) => {
    const knock = () => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        setImmediate(knock)
      })
      socket.on('error', () => done())
    }
    knock()
  })

test.skipIf(isOnPostgres())(
  'A second server on the same data refuses to start, and the first one is not affected.',
  async () => {
    const first = await startTestServer()
    const second = launch({ DATA_DIR: first.dataDir })

    expect(await second.ended).toBe(75)
    expect(second.output()).toBe(
      `Another server is using ${first.dataDir}. Stop it first, or set DATA_DIR to another directory.\n`,
    )
    expect((await first.browser().call('register', ada)).status).toBe(true)
  },
)

test('A port in use is named in the error.', async () => {
  const { port } = await startTestServer()
  const second = launch({ DATA_DIR: temporaryDirectory(), PORT: String(port) })

  expect(await second.ended).toBe(69)
  expect(second.output()).toBe(
    `Port ${port} is in use on 127.0.0.1. Stop the other process, or set PORT to another port.\n`,
  )
})

test('A directory that cannot be created is named in the error.', async () => {
  const file = join(temporaryDirectory(), 'file')
  writeFileSync(file, '')
  const server = launch({ DATA_DIR: join(file, 'data') })

  expect(await server.ended).toBe(73)
  expect(server.output()).toMatch(/^The directory .*data isn’t writable\. .*\n$/)
})

test('An invalid setting is named, also one from a file.', async () => {
  const cwd = temporaryDirectory()
  writeFileSync(join(cwd, '.env'), 'TRUST_PROXY=many\n')
  const server = launch({ DATA_DIR: 'data' }, cwd)

  expect(await server.ended).toBe(78)
  expect(server.output()).toBe('Check the settings: TRUST_PROXY must be a whole number from 0 to 10.\n')
})

test('The example settings file has the defaults.', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8')

  expect(readSettings(parseEnv(example))).toEqual(readSettings({}))
})

test('The server on localhost listens on IPv4 and IPv6.', async () => {
  const server = await startTestServer({ env: { HOST: 'localhost' } })
  const hosts = ['127.0.0.1', ...((await hasIpv6()) ? ['[::1]'] : [])]

  for (const host of hosts) {
    const browser = new Browser(`http://${host}:${server.port}`)
    expect((await browser.call('session')).http).toBe(200)
  }
})

const hasIpv6 = () =>
  new Promise<boolean>((tell) => {
    const probe = connect(1, '::1')
    probe.on('error', (error: NodeJS.ErrnoException) => tell(error.code === 'ECONNREFUSED'))
  })
