import { lookup as resolve } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pictureLimits } from '../../contract/media/pictures.ts'
import { isLoopback } from '../operations/loopback.ts'
import { isPublicAddress } from '../security/publicAddress.ts'

interface Options {
  /** True to allow loopback addresses, for a provider in development. */
  readonly mayBeLocal: boolean
  readonly timeoutMs?: number
}

/**
 * Downloads the picture of a provider. Connects to public IP addresses only, whatever the host resolves to;
 * follows no redirects; sends no cookies.
 *
 * @param address untrusted URL
 * @returns the bytes; undefined if there is no picture, or it takes too long or is too large
 */
export async function fetchPicture(
  address: string,
  { mayBeLocal, timeoutMs = 3_000 }: Options,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isAllowed = (ip: string) => isPublicAddress(ip) || (mayBeLocal && isLoopback(ip))
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Node skips the custom lookup, which checks addresses, if the host is an IP address.
  if (isIP(host) !== 0 && !isAllowed(host)) return undefined
  const isSecure = url.protocol === 'https:' && url.port === ''
  if (!isSecure && !(mayBeLocal && /^https?:$/.test(url.protocol))) return undefined

  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolved) => {
    const giveUp = () => {
      resolved(undefined)
      asked.destroy()
    }
    const asked = request(
      url,
      {
        lookup: lookupAllowed(isAllowed),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'image/*' },
        agent: false,
      },
      (response) => {
        const parts: Uint8Array[] = []
        let size = 0
        response.on('error', giveUp)
        response.on('data', (part: Uint8Array) => {
          size += part.byteLength
          parts.push(part)
          if (size > pictureLimits.bytes) giveUp()
        })
        response.on('end', () => resolved(new Uint8Array(Buffer.concat(parts))))
        if (response.statusCode !== 200) giveUp()
      },
    )
    asked.on('error', giveUp)
    asked.on('close', giveUp)
    asked.end()
  })
}

/**
 * Lookup that resolves only to allowed addresses. The connection uses its result, so that DNS rebinding is
 * impossible.
 */
const lookupAllowed =
  (isAllowed: (ip: string) => boolean): LookupFunction =>
  (hostname, options, found) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return found(new Error('The name is of no public address.'), [])
      return options.all ? found(null, allowed) : found(null, first.address, first.family)
    })
  }
