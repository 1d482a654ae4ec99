import { lookup as resolve } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pictureLimits } from '../../contract/media/pictures.ts'
import { isLoopback } from '../operations/loopback.ts'
import { isPublicAddress } from '../security/publicAddress.ts'

interface Options {
  /** Allows loopback addresses, for a provider in development. */
  readonly mayBeLocal: boolean
  readonly timeoutMs?: number
}

/**
 * Fetches a picture that a provider names. Connects to public addresses only, whatever the name resolves to; follows no
 * redirect; sends no cookie.
 *
 * @param address untrusted
 * @returns the bytes; undefined where there is no such picture, or it takes too long or too many bytes
 */
export async function fetchPicture(
  address: string,
  { mayBeLocal, timeoutMs = 3_000 }: Options,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isAllowed = (ip: string) => isPublicAddress(ip) || (mayBeLocal && isLoopback(ip))
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // The lookup below, which checks addresses, is skipped for a host that is an IP address.
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

/** Resolves names to allowed addresses only, for the connection that is made: no later answer can change it. */
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
