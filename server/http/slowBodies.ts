import type { IncomingMessage, Server } from 'node:http'

/** Slowest accepted upload, in bytes per second. */
const SLOWEST_UPLOAD = 8 * 1024

/** After this an upload is over even if it was never too slow: 5 MiB have come by then. In milliseconds. */
export const longestRequest = (5 * 1024 * 1024 * 1_000) / SLOWEST_UPLOAD + 15_000

interface Options {
  /** Within how many milliseconds the whole body has to be there; of an upload, what the slowest one brings in them. */
  readonly patience: number
  readonly isUpload: (path: string) => boolean
}

/**
 * Hangs up on who sends a body too slowly, with what is answered to a request that Node gives up (408). A client holds
 * a connection and a call for so long only, signed in or not.
 */
export function cutOffSlowBodies(http: Server, { isUpload, patience }: Options): void {
  const least = (SLOWEST_UPLOAD * patience) / 1_000
  http.on('request', (request: IncomingMessage) => {
    const { headers, socket, url = '' } = request
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    const maySend = isUpload(url.split('?', 1)[0] ?? '')
    let before = socket.bytesRead
    const timer = setInterval(() => {
      const came = socket.bytesRead - before
      before = socket.bytesRead
      // While what has come is not read yet, the client waits for the server.
      const isOnTime = request.readableLength > 0 || (maySend && came >= least)
      if (request.complete || isOnTime) return
      clearInterval(timer)
      http.emit(
        'clientError',
        Object.assign(new Error('Slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
      socket.destroySoon()
    }, patience).unref()
    request.once('close', () => clearInterval(timer))
  })
}
