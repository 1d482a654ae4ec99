import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Socket } from 'node:net'

/** Handler of a request that asks for another protocol. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Hands requests for a websocket at one path to their handler. A request for another protocol elsewhere, such as HTTP/2,
 * is answered as if it had not asked for it; one with a body is refused, because Node has not read it.
 */
export function handleUpgrades(http: Server, path: string, handle: UpgradeHandler): void {
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] === path) {
      handle(request, socket, head)
      return
    }
    socket.on('error', () => socket.destroy())
    if (!(socket instanceof Socket) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    http.emit('request', request, response)
  })
}
