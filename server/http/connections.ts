import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from './clientAddress.ts'

/** Factor of the limit for wider networks. */
const TIMES_BY_WIDTH = [1, 2, 4] as const

/** Counts what networks have open. */
export interface NetworkCounts {
  /**
   * Counts one more.
   *
   * @param networks of a client, the narrowest first
   * @returns what counts it back; undefined where one of the networks has as many as it may
   */
  readonly take: (networks: readonly string[]) => (() => void) | undefined
}

/**
 * @param most how many an IPv4 address, or the 64 bits of an IPv6 address, may have; a wider network of a provider's
 * customer may have up to four times as many
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

/** Ends at once every connection of a network that has as many as it may, so that no client takes them all. */
export function limitConnections(http: Server, most: number): void {
  const counts = createNetworkCounts(most)
  // Before anything is read from it.
  http.prependListener('connection', (socket: Socket) => {
    const giveBack = counts.take(networksOf(socket.remoteAddress ?? ''))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

/** Closes connections without a request: browsers open some in advance, and Node does not count them as idle. */
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
