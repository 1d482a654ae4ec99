import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/harness.ts'

/** Opens a connection. The server either answers on it or closes it silently. */
async function open(
  server: TestServer,
): Promise<{ socket: Socket; closed: Promise<unknown>; isAnswered: boolean }> {
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  const ended = closed.then(() => false)
  const answered = once(socket, 'data').then(() => true)
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  return { socket, closed, isAnswered: await Promise.race([answered, ended]) }
}

const openMany = async (server: TestServer, count: number) => {
  const opened = []
  for (let index = 0; index < count; index += 1) opened.push(await open(server))
  return opened
}

test('one client can hold 64 connections, and can open another one after closing one', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const [first, ...others] = await openMany(server, 64)
  expect(others.every(({ isAnswered }) => isAnswered)).toBe(true)

  expect((await open(server)).isAnswered).toBe(false)
  first?.socket.end()
  await first?.closed
  expect((await open(server)).isAnswered).toBe(true)
})

test('connections of a trusted proxy are not counted', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

  expect((await openMany(server, 70)).every(({ isAnswered }) => isAnswered)).toBe(true)
})
