import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

type Peer = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

const MAPPED = /^::ffff:(?=\d+\.)/i

/**
 * IP address of the client.
 *
 * @param trustedProxies number of trusted proxies in front of this server: the client is that entry of
 * `X-Forwarded-For`, counted from the right. With 0, the header is ignored. With fewer entries, the header
 * was not written by these proxies, and the address of the peer is used.
 */
export function clientAddressOf({ headers, socket }: Peer, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return claimed ? withoutPort(claimed) : (socket.remoteAddress ?? '')
}

/** Strips the port that some proxies append: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (entry: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

const IPV6_WIDTHS = [64, 56, 48] as const
const GROUP = 16

/**
 * Networks of a client, narrowest first: an IPv4 address, or for IPv6 the 64 bits of a home network and the
 * 56 and 48 bits of a customer. All other clients share one network.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const bare = address.replace(MAPPED, '')
  if (isIPv4(bare)) return [bare]
  if (!isIPv6(bare)) return ['unknown']
  const [withoutZone = ''] = bare.split('%', 1)
  const [head = '', tail] = withoutZone.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last].map(
    (group) => Number.parseInt(group, 16),
  )
  const networkOf = (width: number) => {
    const kept = groups.slice(0, Math.ceil(width / GROUP)).map((group, index) => {
      const rest = Math.max(0, (index + 1) * GROUP - width)
      return ((group >> rest) << rest).toString(16)
    })
    return `${kept.join(':')}::/${width}`
  }
  const [narrowest, ...wider] = IPV6_WIDTHS
  return [networkOf(narrowest), ...wider.map(networkOf)]
}
