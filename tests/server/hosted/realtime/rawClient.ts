import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { TestServer } from '../../support/harness.ts'

type Server = Pick<TestServer, 'base' | 'port'>

const pathOf = (publicKey: string, vsn = '2.0.0') => `/realtime/v1/websocket?apikey=${publicKey}&vsn=${vsn}`

export type RawClient = Awaited<ReturnType<typeof rawClient>>

/** A websocket that sends what no official client would. */
export async function rawClient({ base }: Server, publicKey: string) {
  const socket = new WebSocket(base.replace('http', 'ws') + pathOf(publicKey))
  onTestFinished(() => socket.terminate())
  const received: string[] = []
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) received.push(data.toString())
  })
  const closed = once(socket, 'close').then(([code]: unknown[]) => code)
  await once(socket, 'open')
  return { socket, received, closed }
}

/** Opens a websocket connection whose incoming data is never read. */
export async function unreadClient({ port }: Server, publicKey: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(
    [
      `GET ${pathOf(publicKey)} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  )
  await once(socket, 'readable')
  return socket
}

/** Encodes a text as an RFC 6455 frame with a zero mask; up to 64 KiB. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255]
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), payload])
}

/** Encodes a message of the Phoenix channels protocol, version 2.0.0. */
export const messageOf = (topic: string, event: string, payload: unknown = {}, ref = '1') =>
  JSON.stringify([ref, ref, topic, event, payload])

/** HTTP status of a refused websocket handshake. */
export async function handshakeOf(
  { base }: Server,
  publicKey: string,
  { headers, vsn }: { readonly headers?: Readonly<Record<string, string>>; readonly vsn?: string } = {},
): Promise<number | undefined> {
  const socket = new WebSocket(base.replace('http', 'ws') + pathOf(publicKey, vsn), headers && { headers })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
    socket.on('error', () => {})
  })
}
