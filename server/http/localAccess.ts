import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from '../operations/logger.ts'

/** Headers that proxies add, in addition to those with a known prefix. */
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

/** Distinguishes requests from this machine from those forwarded by a proxy. */
export interface LocalAccess {
  /** False for a request forwarded by a proxy. The first one of the process is logged. */
  isDirect(headers: IncomingHttpHeaders): boolean
}

/**
 * Creates the check. It relies on headers, because a proxy on the same machine connects from a loopback
 * address and often uses the host `localhost`.
 */
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
