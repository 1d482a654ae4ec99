import type { IncomingMessage, Server } from 'node:http'
import { functionPath } from '../../contract/hosted/functions.ts'
import { hostedPaths } from '../../contract/hosted/paths.ts'
import { bucket } from '../../contract/hosted/storageCalls.ts'
import { routes } from '../../contract/index.ts'

/** Minimum rate of an upload, in bytes per second. */
const SLOWEST_UPLOAD = 8 * 1024

/** Time in milliseconds after which every upload ends: 5 MiB at the minimum rate, with an allowance. */
export const longestRequest = (5 * 1024 * 1024 * 1_000) / SLOWEST_UPLOAD + 15_000

interface Options {
  /** Timeout for the whole body, in milliseconds; uploads must keep the minimum rate. */
  readonly timeoutMs: number
  readonly isUpload: (path: string) => boolean
}

/** Closes connections whose body arrives too slowly (408), so that no client can occupy a call. */
export function cutOffSlowBodies(http: Server, { isUpload, timeoutMs }: Options): void {
  const least = (SLOWEST_UPLOAD * timeoutMs) / 1_000
  http.on('request', (request: IncomingMessage) => {
    const { headers, socket, url = '' } = request
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
    const maySend = isUpload(url.split('?', 1)[0] ?? '')
    let before = socket.bytesRead
    const timer = setInterval(() => {
      const came = socket.bytesRead - before
      before = socket.bytesRead
      // While unread data is buffered, the server is the slow side.
      const isOnTime = request.readableLength > 0 || (maySend && came >= least)
      if (request.complete || isOnTime) return
      clearInterval(timer)
      http.emit(
        'clientError',
        Object.assign(new Error('Slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
      socket.destroySoon()
    }, timeoutMs).unref()
    request.once('close', () => clearInterval(timer))
  })
}

const uploadPaths: ReadonlySet<string> = new Set(
  routes.uploads.flatMap((upload) => [upload.path, functionPath(upload)]),
)
const objects = `${hostedPaths.storage}/object/${bucket}/`

/** True for the path of an upload in the API or the hosted API. */
export const isUploadPath = (path: string): boolean => uploadPaths.has(path) || path.startsWith(objects)
