// @module-tag security
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestMail } from '../../../server/mail/request.ts'
import { createPasswords } from '../../../server/security/passwords.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import {
  ada,
  Browser,
  days,
  grace,
  minutes,
  newPlace,
  startTestServer,
  temporaryDirectory,
} from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { startSmtpSink } from '../support/smtpSink.ts'

vi.setConfig({ testTimeout: 60_000 })

const { emailAddress, password } = ada
const mailSettings = (url: string) => ({
  APP_ORIGIN: 'https://www.example.com',
  SMTP_URL: url,
  MAIL_FROM: 'hello@example.com',
})

/** Everything that a server sends on a connection until it closes it. */
const heardOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    // A socket that is closed while data arrives is reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })

test('a client that sends its headers or body too slowly gets 408, and delays nobody', async () => {
  const server = await startTestServer({ requestTimeouts: { headers: 300, body: 600 } })
  const slow = [
    'POST /api/candidate/session HTTP/1.1\r\nHost: localhost\r\nX-Slow:',
    `POST /api/candidate/session HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.base}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
  ].map((beginning) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(beginning))
    return heardOn(socket)
  })

  expect((await server.browser().call('session')).http).toBe(200)
  const answers = await Promise.all(slow)
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer).toMatch(/^connection: close\r$/im)
  }
})

test('An endless body is read up to its limit only.', async () => {
  const server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  const heard = heardOn(socket)
  socket.write(
    `POST /api/candidate/register HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.base}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const send = () => {
    while (!socket.destroyed && socket.bytesWritten < 2 ** 30) {
      if (!socket.write(chunk)) {
        socket.once('drain', send)
        return
      }
    }
  }
  send()

  expect(await heard).toMatch(/^(HTTP\/1\.1 413 |$)/)
  // Limits the data that the operating system buffers.
  expect(socket.bytesWritten).toBeLessThan(32 * 2 ** 20)
  expect((await server.browser().call('session')).http).toBe(200)
})

test('In a rush of logins those beyond the queue are refused at once, and other calls are answered.', async () => {
  // One hash at a time, so that calls arrive faster than they are processed on any machine.
  const server = await startTestServer({ passwords: createPasswords({ atOnce: 1 }) })
  await server.registered()
  const order: number[] = []
  const logins = Array.from({ length: 200 }, async () => {
    const { http } = await server.browser().call('login', { emailAddress, password })
    order.push(http)
  })
  const cheap = await Promise.all(Array.from({ length: 20 }, () => server.browser().call('session')))
  await Promise.all(logins)

  expect(cheap.every(({ http }) => http === 200)).toBe(true)
  expect(new Set(order)).toEqual(new Set([200, 503]))
  // Refused calls did not wait until all others were processed.
  expect(order.lastIndexOf(503)).toBeLessThan(order.lastIndexOf(200))
})

test('A silent mail server delays neither calls nor the shutdown.', async () => {
  const sink = await startSmtpSink()
  sink.mood = 'says nothing'
  const server = await startTestServer({ env: mailSettings(sink.url) })
  await server.registered()
  await vi.waitUntil(() => sink.connections > 0, { timeout: 30_000 })

  expect((await server.browser().call('forgotPassword', { emailAddress })).status).toBe(true)
  sink.hangUp()
  sink.mood = 'takes'
  await server.deliverMails()
  server.clock.now += minutes(1)
  await server.deliverMails()

  expect(sink.received).toHaveLength(2)
})

test('An email is sent late, and not lost, if the mail server is down.', async () => {
  const gone = await startTestServer()
  await gone.close()
  const server = await startTestServer({ env: mailSettings(`smtp://127.0.0.1:${gone.port}`) })

  await server.registered()
  await server.deliverMails()

  expect(server.logs).toContainEqual(
    expect.objectContaining({ msg: 'A job was put off', nextTryInMinutes: 1 }),
  )
  expect((await server.browser().call('session')).http).toBe(200)
})

test('An email that a killed server was sending is sent by the next one.', async () => {
  const place = await newPlace()
  const sink = await startSmtpSink()
  sink.mood = 'says nothing'
  const first = await startTestServer({ place })
  await first.registered()
  await first.deliverMails()
  await first.close()
  const changed = { kind: 'passwordChanged', role: 'candidate', recipient: emailAddress } as const
  await withStore(place, (db) => requestMail(db, { ...changed, now: Date.now() }))
  const killed = launch({ ...settingsFor(place), ...mailSettings(sink.url) })
  await vi.waitUntil(() => sink.connections > 0, { timeout: 30_000 })
  killed.child.kill('SIGKILL')
  await killed.ended
  sink.mood = 'takes'

  const second = await startTestServer({ place, env: mailSettings(sink.url) })
  await second.deliverMails()

  expect(sink.received).toHaveLength(1)
})

test('A clock that jumps back extends no session or code, and one that jumps ahead ends them sooner.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const began = server.clock.now
  server.clock.now = began - days(1)
  expect((await browser.call('session')).result).not.toBeNull()
  const { browser: late } = await server.registered(grace)
  expect(await server.mails(grace.emailAddress)).toHaveLength(1)

  server.clock.now = began + days(29)
  expect((await browser.call('session')).result).not.toBeNull()
  server.clock.now = began + days(29) - minutes(60)
  expect((await browser.call('session')).result).not.toBeNull()
  server.clock.now = began + days(60)
  expect((await browser.call('session')).result).toBeNull()
  server.clock.now = began
  expect((await late.call('session')).http).toBe(200)
})

test('A closed stdout pipe does not stop the server.', async () => {
  const server = launch({ ...settingsFor(await newPlace()), LOG_LEVEL: 'debug' })
  const base = (await server.origin).replace('localhost', '127.0.0.1')
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()

  for (const person of [ada, grace])
    expect((await new Browser(base).call('register', person)).status).toBe(true)
  expect((await new Browser(base).call('login', { emailAddress, password })).status).toBe(true)
})

/** Mounts a disk of three megabytes. Returns its directory, or undefined if this process may not mount. */
function smallDisk(): string | undefined {
  const directory = temporaryDirectory()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', directory])
  })
  return directory
}

test.skipIf(isOnPostgres())(
  'A server on a full disk still reads, and recovers when there is space.',
  async ({ skip }) => {
    const disk = smallDisk()
    if (!disk)
      skip(
        'This process may not make a small disk; tests/server/store/store.test.ts limits the file instead.',
      )
    const place = { dataDir: join(disk ?? '', 'data'), databaseUrl: undefined }
    const ballast = join(disk ?? '', 'ballast')
    const server = await startTestServer({ place })
    const { browser } = await server.registered()
    expect(await server.mails()).toHaveLength(1)
    const fill = () => {
      for (const size of [2 ** 18, 2 ** 12, 2 ** 8]) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
        } catch {
          // The disk has no space for pieces of this size.
        }
      }
    }
    fill()
    let refused
    for (let count = 0; refused === undefined && count < 200; count += 1) {
      const answer = await server
        .browser()
        .call('register', { ...ada, emailAddress: `ada${count}@example.com` })
      if (!answer.status) refused = answer
    }

    expect(refused).toMatchObject({ http: 503, status: false, result: null })
    expect((await browser.call('session')).result).not.toBeNull()
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    await server.close()

    fill()
    const started = launch(settingsFor(place))
    const ended = await Promise.race([started.ended, started.origin])
    if (ended !== 74) started.child.kill('SIGKILL')
    await started.ended
    rmSync(ballast)
    const again = await startTestServer({ place })
    expect((await again.browser().call('login', { emailAddress, password })).status).toBe(true)
    expect((await again.browser().call('register', grace)).status).toBe(true)
  },
)
