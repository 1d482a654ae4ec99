import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

type Peer = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

const MAPPED = /^::ffff:(?=\d+\.)/i

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

/** The names by which a machine reaches itself, as they stand in a URL. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (address: string) =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/**
 * The network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, all of which
 * belong to one customer of a provider. What is neither counts as one client, too.
 */
export function networkOf(address: string): string {
  const bare = address.replace(MAPPED, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const [head = '', tail] = bare.replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
