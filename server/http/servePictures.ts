import { Hono } from 'hono'
import { findPicture } from '../media/pictures.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import { RefusedForNow } from '../refused.ts'
import { mediaRefusals } from '../words/media.ts'
import type { ApiParts } from './api.ts'
import { clientAddressOf, networksOf } from './clientAddress.ts'
import type { HttpEnvironment } from './environment.ts'

const YEAR = 31_536_000

type Parts = Pick<ApiParts, 'hashKey' | 'limits' | 'logger' | 'now' | 'pause' | 'settings' | 'store'>

/**
 * Serves logos and photos. A path contains the hash of one picture, so that browsers may cache it for a year.
 * Pictures cannot be listed.
 */
export function servePictures(parts: Parts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const hash = keyedHash(parts.hashKey)
  app.get('/media/:name', async (c) => {
    c.set('route', 'media')
    c.header('Cache-Control', 'no-store')
    try {
      const networks = networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies))
      await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('picture')
      const picture = await findPicture(parts.store.reader, c.req.param('name'))
      if (!picture) return c.text(mediaRefusals.unknown, 404)
      const { body, isPhoto, type } = picture
      // Webmail shows the PNG on pages of another origin.
      if (type === 'image/png' && !isPhoto) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      return c.body(body, 200, {
        'Content-Type': type,
        'Content-Length': String(body.byteLength),
        'Cache-Control': `${isPhoto ? 'private' : 'public'}, max-age=${YEAR}, immutable`,
        'X-Robots-Tag': isPhoto ? 'noindex, noimageindex' : 'noindex',
      })
    } catch (error) {
      if (error instanceof RefusedForNow) {
        for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
        return c.text(error.message, error.status)
      }
      parts.logger.error({ error, requestId: c.get('requestId') }, 'failed')
      return parts.store.isOutOfService(error)
        ? c.text(mediaRefusals.away, 503, { 'Retry-After': '60' })
        : c.text(mediaRefusals.away, 500)
    }
  })
  return app
}
