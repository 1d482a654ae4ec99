import type { IncomingMessage } from 'node:http'

type Peer = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The address of the client.
 *
 * @param trustedProxies how many proxies in front of this server are trusted: the client is that entry of
 * `X-Forwarded-For`, counted from the right. With 0 the header is ignored. With fewer entries than that, the header
 * was not written by those proxies, and the peer's own address counts.
 */
export function addressOf({ headers, socket }: Peer, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return claimed || (socket.remoteAddress ?? '')
}

export const isLoopback = (address: string) =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)
