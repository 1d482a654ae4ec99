import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { realtimeLimits } from '../../../../contract/hosted/realtime.ts'
import { minutes, startTestServer } from '../../support/harness.ts'
import { startHosted } from '../../support/hosted.ts'
import { employerAt } from '../../support/postings.ts'
import { joined, signedIn } from './listening.ts'
import { frameOf, handshakeOf, messageOf, rawClient, unreadClient, type RawClient } from './rawClient.ts'

const tokenOf = async (client: Awaited<ReturnType<typeof signedIn>>) =>
  (await client.auth.getSession()).data.session?.access_token

/** A server and an employer with the official client. */
async function startWithEmployer(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env)
  const employer = await employerAt(server)
  return {
    server,
    publicKey,
    employer,
    client: await signedIn(server, publicKey, employer.emailAddress, 'employer'),
  }
}

test.each([
  ['no JSON', 'hello'],
  ['JSON of another shape', '{"topic":"company"}'],
  ['an array that is too short', '["1","1","phoenix"]'],
  ['a payload that is no object', '["1","1","phoenix","heartbeat",1]'],
  ['a topic that is too long', messageOf('x'.repeat(200), 'phx_join')],
  ['10,000 nested arrays', '['.repeat(10_000)],
  ['no text', Buffer.from([1, 2, 3])],
  ['a cut broadcast', Buffer.from([3, 255, 255, 255, 0, 0, 0])],
])('A websocket that sends %s is closed.', async (_, sent) => {
  const { publicKey, server } = await startHosted()
  const { closed, socket } = await rawClient(server, publicKey)
  socket.send(sent)
  expect(await closed).toBe(1007)
})

test('A websocket that sends more than 16 KiB at once is closed.', async () => {
  const { publicKey, server } = await startHosted()
  const { closed, socket } = await rawClient(server, publicKey)
  socket.send('x'.repeat(16 * 1024 + 1))
  expect(await closed).toBe(1009)
})

test('A websocket that sends no frame at all is closed.', async () => {
  const { publicKey, server } = await startHosted()
  const socket = await unreadClient(server, publicKey)
  socket.resume().write('GET / HTTP/1.1\r\n\r\n')
  await once(socket, 'close')
})

test('An event that the server does not offer is refused, and the websocket stays open.', async () => {
  const { publicKey, server } = await startHosted()
  const { received, socket } = await rawClient(server, publicKey)
  socket.send(messageOf('phoenix', 'shout'))
  socket.send(messageOf('phoenix', 'heartbeat'))
  await vi.waitUntil(() => received.length === 2)
  expect(received[0]).toContain('"error"')
  expect(received[1]).toContain('"ok"')
})

test('A websocket without a heartbeat for 60 seconds is closed, and one with heartbeats is not.', async () => {
  const { publicKey, server } = await startHosted()
  const [silent, living] = [await rawClient(server, publicKey), await rawClient(server, publicKey)]
  server.clock.now += minutes(0.9)
  living.socket.send(messageOf('phoenix', 'heartbeat'))
  await vi.waitUntil(() => living.received.length > 0)
  server.clock.now += minutes(0.2)
  expect(await silent.closed).toBe(1008)
  expect(living.socket.readyState).toBe(living.socket.OPEN)
})

test('A half-open websocket, whose client is gone without a close, is dropped.', async () => {
  const { publicKey, server } = await startHosted()
  const socket = await unreadClient(server, publicKey)
  server.clock.now += minutes(1.1)
  // The server destroys the connection even if the client never answers its close frame.
  await vi.waitUntil(() => socket.resume().destroyed, { timeout: 5_000 })
})

test('A websocket that never reads is dropped, and the others receive changes meanwhile.', async () => {
  const { client, employer, publicKey, server } = await startWithEmployer()
  const { id } = await employer.draft()
  const { isTold } = await joined(client, `posting:${id}`)
  const socket = await unreadClient(server, publicKey)
  // Makes the server send more bytes than it and the operating system buffer for a client.
  const heartbeats = Buffer.concat(
    Array.from({ length: 1_000 }, () => frameOf(messageOf('x'.repeat(100), 'phx_leave'))),
  )
  let isGone = false
  socket.on('close', () => (isGone = true))
  const flood = () => {
    if (!isGone) socket.write(heartbeats, () => setImmediate(flood))
  }
  flood()
  await vi.waitUntil(() => isGone || socket.destroyed, { timeout: 20_000 })
  const { posting, revision } = await employer.read(id)
  await employer.save(id, revision, { ...posting, title: 'Painter' })
  await isTold({ kind: 'posting', id })
})

test('Of 10,000 attempts to join unknown channels, each is refused, and a known one is joined after them.', async () => {
  const { client, employer, publicKey, server } = await startWithEmployer()
  const { id } = await employer.draft()
  const accessToken = await tokenOf(client)
  const { received, socket } = await rawClient(server, publicKey)
  for (let count = 0; count < 10_000; count += 1) {
    socket.send(
      messageOf(
        `realtime:posting:${crypto.randomUUID()}`,
        'phx_join',
        { access_token: accessToken },
        String(count),
      ),
    )
  }
  socket.send(messageOf(`realtime:posting:${id}`, 'phx_join', { access_token: accessToken }, 'own'))
  await vi.waitUntil(() => received.length > 10_000, { timeout: 50_000 })
  expect(received.filter((each) => each.includes('There is no such channel'))).toHaveLength(10_000)
  expect(received.at(-1)).toContain('"ok"')
}, 60_000)

test('Of 1,000 messages that arrive at once, each waits until everyone else has had a turn.', async () => {
  const { publicKey, server } = await startHosted()
  const socket = await unreadClient(server, publicKey)
  const heartbeat = frameOf(messageOf('phoenix', 'heartbeat'))
  const { loopCount } = performance.nodeTiming.uvMetricsInfo
  let received = ''
  socket.on('data', (data: Buffer) => (received += data.toString('latin1')))
  socket.write(Buffer.concat(Array.from({ length: 1_000 }, () => heartbeat)))
  await vi.waitUntil(() => received.split('"ok"').length > 1_000, { timeout: 10_000 })
  expect(performance.nodeTiming.uvMetricsInfo.loopCount - loopCount).toBeGreaterThan(900)
})

test.each([
  ['messages', ({ socket }: RawClient) => socket.send(messageOf('phoenix', 'heartbeat'))],
  ['pings', ({ socket }: RawClient) => socket.ping()],
  ['pongs', ({ socket }: RawClient) => socket.pong()],
])(
  'A websocket that sends more than 300 %s within a second is closed, and another is not.',
  async (_, send) => {
    const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1' })
    const [flooding, other] = [await rawClient(server, publicKey), await rawClient(server, publicKey)]
    for (let count = 0; count < 300; count += 1) send(flooding)
    flooding.socket.send(messageOf('phoenix', 'heartbeat'))
    expect(await flooding.closed).toBe(1008)
    for (let second = 0; second < 3; second += 1) {
      for (let count = 0; count < 299; count += 1) send(other)
      other.socket.send(messageOf('phoenix', 'heartbeat', {}, `last ${second}`))
      await vi.waitUntil(() => other.received.at(-1)?.includes(`last ${second}`))
      server.clock.now += 1_000
    }
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  },
)

test('A message in more than 16 fragments closes its websocket.', async () => {
  const { publicKey, server } = await startHosted()
  const { closed, socket } = await rawClient(server, publicKey)
  for (let count = 0; count < 17; count += 1) socket.send('', { fin: false })
  expect(await closed).toBe(1008)
})

test('A client can join 100 channels on one websocket, and no more.', async () => {
  const { client, employer } = await startWithEmployer()
  const ids: string[] = []
  for (let count = 0; count < 101; count += 1) ids.push((await employer.draft()).id)
  const last = ids.pop() ?? ''
  await Promise.all(ids.map((id) => joined(client, `posting:${id}`)))
  const errors: unknown[] = []
  const one = client.channel(`posting:${last}`).subscribe((_, error) => errors.push(error?.message))
  await vi.waitUntil(() => errors.length > 0)
  expect(errors).toEqual(['There are too many channels on this connection.'])
  await client.removeChannel(one)
})

test('A client that joins too often is refused temporarily.', async () => {
  const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1' })
  const { received, socket } = await rawClient(server, publicKey)
  for (let count = 0; count < 1_001; count += 1) {
    if (count % realtimeLimits.messagesPerSecond === 0) {
      await vi.waitUntil(() => received.length === count)
      server.clock.now += 1_000
    }
    socket.send(messageOf('realtime:company', 'phx_join', {}, String(count)))
  }
  await vi.waitUntil(() => received.length > 1_000, { timeout: 10_000 })
  expect(received.at(-2)).toContain('The access token has expired')
  expect(received.at(-1)).toContain('Try again')
})

test('A client has at most 32 websockets at once.', async () => {
  const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1' })
  const open = await Promise.all(Array.from({ length: 32 }, () => rawClient(server, publicKey)))
  expect(await handshakeOf(server, publicKey)).toBe(429)
  open[0]?.socket.close()
  await vi.waitUntil(async () => (await handshakeOf(server, publicKey)) === 101)
})

test('Behind a proxy each client has its own websockets.', async () => {
  const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  const from = (address: string) =>
    handshakeOf(server, publicKey, { headers: { 'X-Forwarded-For': address } })
  await Promise.all(Array.from({ length: 32 }, () => from('192.0.2.1')))
  expect(await from('192.0.2.1')).toBe(429)
  expect(await from('192.0.2.2')).toBe(101)
})

test('A handshake with a wrong key or version is refused, and one from any origin is accepted.', async () => {
  const { publicKey, server } = await startHosted()
  expect(await handshakeOf(server, 'pk_unknown')).toBe(401)
  for (const vsn of ['3.0.0', 'constructor', '__proto__'])
    expect(await handshakeOf(server, publicKey, { vsn })).toBe(400)
  expect(await handshakeOf(server, publicKey, { headers: { Origin: 'https://app.example.com' } })).toBe(101)
})

test('An upgrade to another protocol or path gets the response of a normal request.', async () => {
  const { server } = await startHosted()
  const answerTo = async (path: string, method = 'GET') => {
    const sent = request({
      port: server.port,
      path,
      method,
      headers: { Connection: 'Upgrade', Upgrade: 'h2c' },
    }).end()
    const response = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    return { status: response.statusCode, body: await text(response) }
  }
  expect(await answerTo('/healthz')).toMatchObject({ status: 200 })
  expect((await answerTo('/auth/v1/.well-known/jwks.json')).body).toContain('"keys"')
  expect(await answerTo('/api/candidate/login', 'POST')).toMatchObject({ status: 403 })
})

test('Without the hosted API there is no websocket.', async () => {
  const server = await startTestServer()
  expect(await handshakeOf(server, 'pk_unknown')).toBe(404)
})

test('Open websockets, also ones that never read, do not delay the shutdown of the server.', async () => {
  const { publicKey, server } = await startHosted()
  const { closed } = await rawClient(server, publicKey)
  await unreadClient(server, publicKey)
  const began = performance.now()
  await server.close()
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await closed).toBe(1012)
})
