import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from './clientAddress.ts'

/** Factors of the limit, by width of the network. */
const TIMES_BY_WIDTH = [1, 2, 4] as const

/** Counts open connections per network. */
export interface NetworkCounts {
  /**
   * Counts a connection.
   *
   * @param networks of the client, narrowest first
   * @returns function that releases it; undefined if a network has reached its limit
   */
  readonly take: (networks: readonly string[]) => (() => void) | undefined
}

/**
 * Creates counters of open connections.
 *
 * @param most limit of an IPv4 address or a /64 network of IPv6; a wider network may have up to four times as
 * many
 */
export function createNetworkCounts(most: number): NetworkCounts {
  const open = new Map<string, number>()
  const change = (networks: readonly string[], by: number) => {
    for (const network of networks) {
      const count = (open.get(network) ?? 0) + by
      if (count > 0) open.set(network, count)
      else open.delete(network)
    }
  }
  return {
    take: (networks) => {
      const isTooMany = networks.some(
        (network, width) => (open.get(network) ?? 0) >= most * (TIMES_BY_WIDTH[width] ?? 1),
      )
      if (isTooMany) return undefined
      change(networks, 1)
      return () => change(networks, -1)
    },
  }
}

/** Closes connections of a network beyond its limit immediately, so that no client can exhaust the server. */
export function limitConnections(http: Server, most: number): void {
  const counts = createNetworkCounts(most)
  // Runs before anything is read from the socket.
  http.prependListener('connection', (socket: Socket) => {
    const giveBack = counts.take(networksOf(socket.remoteAddress ?? ''))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

/**
 * Closes connections without a request. Browsers open some in advance, and Node does not count them as idle.
 */
export function unusedConnections(http: Server): { readonly close: () => void } {
  const open = new Set<Socket>()
  http.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    close: () => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    },
  }
}
