import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Starts a proxy between a server and its database. `swallow` drops all further data of the current
 * connections without closing them, like a power failure; new connections work.
 *
 * @param url address of the database
 */
export async function startBlackHole(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // The other end has closed the connection.
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const address = proxy.address()
  const behind = new URL(url)
  behind.port = String(typeof address === 'object' && address !== null ? address.port : '')
  return {
    url: behind.href,
    swallow: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
  }
}
