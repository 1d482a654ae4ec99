import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Responds to requests that Node rejects before the application sees them (400, 408, 413, 431), with the
 * common headers, and closes the connection.
 */
export function answerBrokenRequests(http: Server, headers: Readonly<Record<string, string>>): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  http.on('request', ({ socket }, response) => answers.set(socket, response))
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    const isAnswering = answer?.headersSent && !answer.writableFinished
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const reason = STATUS_CODES[status] ?? ''
    const lines = Object.entries({
      ...headers,
      'X-Request-Id': randomUUID(),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(reason.length),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', reason].join('\r\n'))
  })
}
