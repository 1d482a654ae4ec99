import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from '../operations/logger.ts'

/** Headers of proxies, besides the `prefixes`. */
const forwarding: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-proxyuser-ip',
  'x-scheme',
  'cdn-loop',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
])

const prefixes = ['x-forwarded', 'x-original-', 'x-envoy-', 'x-azure-'] as const

/** Distinguishes requests of this machine from those forwarded by a proxy. */
export interface LocalAccess {
  /** False for a request that a proxy has forwarded. The first one in the life of the process is logged. */
  isDirect(headers: IncomingHttpHeaders): boolean
}

/** A proxy on the same machine connects from a loopback address, and often names `localhost`: only its headers differ. */
export function createLocalAccess(logger: Pick<Logger, 'warn'>): LocalAccess {
  let isLogged = false
  return {
    isDirect: (headers) => {
      const isForwarded = Object.keys(headers).some(
        (name) => forwarding.has(name) || prefixes.some((prefix) => name.startsWith(prefix)),
      )
      if (isForwarded && !isLogged) {
        isLogged = true
        logger.warn(
          'A proxy forwards requests to this server: the outbox and the demo accounts answer 404 to them. Set APP_ORIGIN to the public origin',
        )
      }
      return !isForwarded
    },
  }
}
