import type { Logger } from './logger.ts'
import type { Settings } from './settings.ts'

const MOST_SKEW = 2_000

/** Logs warnings about settings that work but are probably unintended. */
export function warnOfSettings(
  { appOrigin, trustedProxies }: Settings,
  clockSkew: number,
  logger: Logger,
): void {
  if (appOrigin?.startsWith('https:') && trustedProxies === 0) {
    logger.warn(
      'All clients share one rate limit: APP_ORIGIN has https, so there is a proxy, but TRUST_PROXY is 0',
    )
  }
  if (Math.abs(clockSkew) > MOST_SKEW) {
    logger.warn({ seconds: Math.round(clockSkew / 1_000) }, 'The clock of the database differs from this one')
  }
}
