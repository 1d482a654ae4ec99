import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { realtimeLimits } from '../../../contract/hosted/realtime.ts'
import { clientAddressOf, networksOf } from '../../http/clientAddress.ts'
import { createNetworkCounts } from '../../http/connections.ts'
import { capacityOf, usableMemory } from '../../operations/capacity.ts'
import { RefusedForNow } from '../../refused.ts'
import { limitsOf, type CallLimits } from '../../security/callLimits.ts'
import { keyedHash } from '../../security/secrets.ts'
import type { HostedParts } from '../hostedContext.ts'
import { openConnection, type Connection } from './connection.ts'
import { serializers, type Serializer } from './wire.ts'

const CHECK_EVERY_MS = 1_000
const KEEP_ALIVE_MS = 30_000
const MOST_WEBSOCKETS_OF_CLIENT = 32
const MOST_FRAGMENTS_OF_MESSAGE = 16
const MOST_CHANNELS_PER_WEBSOCKET_ON_AVERAGE = 20

/** Websockets of the hosted API, on which the official client joins channels. */
export interface Realtime {
  /** Handles a websocket upgrade request. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes all websockets. Their clients reconnect, to another server. */
  readonly close: () => void
}

class RefusedHandshake extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Accepted {
  readonly publicKey: string
  readonly serializer: Serializer
  readonly limits: CallLimits
}

export function createRealtime(parts: HostedParts): Realtime {
  const { apiKeys, logger, settings } = parts
  const most = capacityOf(usableMemory()).websockets
  const total = { channels: 0, most: most * MOST_CHANNELS_PER_WEBSOCKET_ON_AVERAGE }
  const ofClient = createNetworkCounts(MOST_WEBSOCKETS_OF_CLIENT * settings.rateLimitScale)
  /** Number of connections, and of handshakes in progress. */
  let taken = 0
  const open = new Map<Connection, string>()
  let isClosed = false
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: realtimeLimits.maxBytes,
    maxFragments: MOST_FRAGMENTS_OF_MESSAGE,
    perMessageDeflate: false,
    // One message per event loop turn, so that a flood on one websocket does not delay others.
    allowSynchronousEvents: false,
  })

  const timer = setInterval(() => {
    for (const connection of open.keys()) connection.endExpired()
    endRevoked().catch((error: unknown) => logger.error({ error, route: 'hosted.realtime' }, 'failed'))
  }, CHECK_EVERY_MS).unref()
  const endRevoked = async () => {
    for (const publicKey of new Set(open.values())) {
      if (await apiKeys.find(publicKey)) continue
      for (const [connection, key] of open) if (key === publicKey) connection.refuse()
    }
  }

  const accept = async (request: IncomingMessage, networks: readonly string[]): Promise<Accepted> => {
    const limits = limitsOf(parts.limits, { networks, hash: keyedHash(parts.hashKey), pause: parts.pause })
    await limits.take('anything')
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const publicKey = query.get('apikey') ?? ''
    if (!(await apiKeys.find(publicKey))) throw new RefusedHandshake(401, 'Unknown API key')
    const serializer = serializers.get(query.get('vsn') ?? '1.0.0')
    if (!serializer) throw new RefusedHandshake(400, 'Unsupported protocol version')
    return { publicKey, serializer, limits }
  }

  const connect = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isClosed || taken >= most) throw new RefusedHandshake(503, 'Too many connections')
    const networks = networksOf(clientAddressOf(request, settings.trustedProxies))
    const giveBack = ofClient.take(networks)
    if (!giveBack) throw new RefusedHandshake(429, 'Too many connections')
    taken += 1
    socket.once('close', () => {
      taken -= 1
      giveBack()
    })
    const { limits, publicKey, serializer } = await accept(request, networks)
    if (socket.destroyed) return
    if (isClosed) throw new RefusedHandshake(503, 'The server is shutting down')
    request.socket.setKeepAlive(true, KEEP_ALIVE_MS)
    // Rejects an invalid handshake on its own (400, 405).
    server.handleUpgrade(request, socket, head, (websocket) => {
      const client = {
        serializer,
        countJoin: () => limits.take('joinChannel'),
        messagesPerSecond: realtimeLimits.messagesPerSecond * settings.rateLimitScale,
      }
      const connection = openConnection(websocket, client, { ...parts, total })
      open.set(connection, publicKey)
      websocket.once('close', () => open.delete(connection))
      logger.info({ route: 'hosted.realtime', method: 'GET', status: 101 }, 'answered')
    })
  }

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      connect(request, socket, head).catch((error: unknown) => {
        const status = statusOf(error)
        if (status === 500) logger.error({ error, route: 'hosted.realtime' }, 'failed')
        else logger.info({ route: 'hosted.realtime', method: 'GET', status }, 'answered')
        endWith(
          socket,
          status,
          status === 500 || !(error instanceof Error) ? 'Internal server error' : error.message,
        )
      })
    },
    close: () => {
      isClosed = true
      clearInterval(timer)
      for (const connection of open.keys()) connection.shutDown()
    },
  }
}

function statusOf(error: unknown): number {
  if (error instanceof RefusedForNow) return 429
  return error instanceof RefusedHandshake ? error.status : 500
}

/** Sends an HTTP error instead of a handshake, and closes the connection. */
function endWith(socket: Duplex, status: number, msg: string): void {
  const body = JSON.stringify({ code: status, error_code: codes[status] ?? 'unexpected_failure', msg })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end([...lines, '', body].join('\r\n'), () => socket.destroy())
}

const codes: Readonly<Record<number, string>> = {
  400: 'validation_failed',
  401: 'no_authorization',
  429: 'over_request_rate_limit',
  503: 'request_timeout',
}
