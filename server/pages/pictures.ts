import { basename } from 'node:path'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { companyPicturePath, jobPicturePath, sitePicturePath } from '../../contract/picture.ts'
import { portablePicture } from '../../contract/media/pictures.ts'
import type { PublicCompany } from '../../contract/companies/reads.ts'
import type { Job } from '../../contract/postings/reads.ts'
import { company } from '../calls/companies/company.ts'
import { job } from '../calls/postings/job.ts'
import { clientAddressOf, networksOf } from '../http/clientAddress.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { isKnown, tagOf } from '../http/etag.ts'
import { exportedFunction } from '../moduleExports.ts'
import { Refused } from '../refused.ts'
import { findPicture } from '../media/pictures.ts'
import { createDrawing, type Draw } from '../pictures/draw.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { RenderingParts } from './rendered.ts'
import { pageTexts } from '../words/pages.ts'

/** Maximum number of cached pictures, about 40 KiB each. */
const MOST_KEPT = 200

type Picture<Shown> = (shown: Shown, logo: string | undefined) => string

/** Exports of the built application that draw Open Graph pictures as SVG, with its texts. */
export const pictureExports = v.object({
  jobPicture: exportedFunction<Picture<Job>>(),
  companyPicture: exportedFunction<Picture<PublicCompany>>(),
  sitePicture: exportedFunction<() => string>(),
})

export type Pictures = v.InferOutput<typeof pictureExports>

/** Adds Open Graph pictures: one for each job and company, and one for all other pages. */
export function addPictures(
  app: Hono<HttpEnvironment>,
  { companyPicture, jobPicture, sitePicture }: Pictures,
  parts: RenderingParts,
  draw: Draw = createDrawing(),
): void {
  const { logger, pause, settings, store } = parts
  const hash = keyedHash(parts.hashKey)
  const kept = new Map<string, ReturnType<Draw>>()

  /** Cached by content tag, so that unchanged content is drawn once. */
  const drawn = (tag: string, svg: string): ReturnType<Draw> => {
    const png = kept.get(tag) ?? draw(svg)
    kept.delete(tag)
    kept.set(tag, png)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest)
    png.catch(() => kept.delete(tag))
    return png
  }

  /** Logo of a company as a data URL, because the picture must not load anything. */
  const logoIn = async ({ logo }: { readonly logo?: string | undefined }): Promise<string | undefined> => {
    const found = logo && (await findPicture(store.reader, basename(portablePicture(logo))))
    return found ? `data:${found.type};base64,${Buffer.from(found.body).toString('base64')}` : undefined
  }

  const answer =
    (show: (c: Context<HttpEnvironment>) => Promise<string>) =>
    async (c: Context<HttpEnvironment>): Promise<Response> => {
      try {
        const networks = networksOf(clientAddressOf(c.env.incoming, settings.trustedProxies))
        await limitsOf(parts.limits, { networks, hash, pause }).take('read')
        const svg = await show(c)
        const tag = tagOf(svg)
        c.header('ETag', `"${tag}"`)
        c.header('Cache-Control', 'public, max-age=3600')
        if (isKnown(`"${tag}"`, c.req.header('If-None-Match'))) return c.body(null, 304)
        const png = await drawn(tag, svg)
        c.header('Content-Type', 'image/png')
        c.header('Content-Length', String(png.byteLength))
        return c.body(png)
      } catch (error) {
        if (error instanceof Refused) {
          for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
          return c.text(error.message, error.status)
        }
        logger.error({ error, requestId: c.get('requestId') }, 'failed')
        return c.text(pageTexts.noPicture, 503, {
          'Cache-Control': 'no-store',
          'Retry-After': '60',
        })
      }
    }

  app.get(
    sitePicturePath,
    answer(async () => sitePicture()),
  )
  app.get(
    jobPicturePath(':slug'),
    answer(async (c) => {
      const slug = c.req.param('slug') ?? ''
      const found = await job({ db: store.reader, now: parts.now() }, { slug })
      return jobPicture(found, await logoIn(found.company))
    }),
  )
  app.get(
    companyPicturePath(':slug'),
    answer(async (c) => {
      const slug = c.req.param('slug') ?? ''
      const found = await company({ db: store.reader, now: parts.now() }, { slug })
      return companyPicture(found, await logoIn(found))
    }),
  )
}
