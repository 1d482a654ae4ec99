import { Hono } from 'hono'
import { sharedResumePdf } from '../../contract/resumes/shared.ts'
import { fileNameOf } from '../resumes/fileName.ts'
import { documentOf } from '../resumes/resumes.ts'
import { follow } from '../resumes/sharing.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { ApiParts } from '../http/api.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { asAttachment } from '../http/headers.ts'
import { Refused } from '../refused.ts'

/**
 * Serves the PDF of a shared resume to people with its link, never indexed. Unshared, trashed and expired
 * resumes return the same error as an unknown link.
 */
export function createSharedResumes(parts: ApiParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const hash = keyedHash(parts.hashKey)
  app.get(sharedResumePdf(':link'), async (c, next) => {
    const networks = networksOf(clientAddressOf(c.env.incoming, parts.settings.trustedProxies))
    try {
      await limitsOf(parts.limits, { networks, hash, pause: parts.pause }).take('read')
      const resume = await follow(parts.store.db, c.req.param('link') ?? '', parts.now())
      if (resume === 'ended' || resume === 'unknown') return await next()
      const document = documentOf(resume)
      const body = await parts.typesetter.pdf(`network ${networks.at(-1)}`, document)
      const fileName = fileNameOf(document.basics?.name ?? '')
      return c.body(body, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': asAttachment(fileName),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // With a success status, programs would save the error as the PDF.
      const status = error.status === 200 ? 400 : error.status
      return c.text(error.message, status, { ...error.headers, 'Cache-Control': 'no-store' })
    }
  })
  return app
}
