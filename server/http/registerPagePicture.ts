import { gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { callerOf } from '../calls/shared/access.ts'
import { ownObject } from '../refused.ts'
import { pagesOf } from '../resumes/pagesOf.ts'
import { resumesOf } from '../resumes/resumes.ts'
import { wholeNumber } from '../../contract/list.ts'
import { pagePicturePath } from '../../contract/resumes/listing.ts'
import type { ApiParts } from './api.ts'
import { callContext } from './callContext.ts'
import { requireGet, type AdmittedRoute } from './checks.ts'
import { limitsFor } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { parsed } from './payload.ts'
import { pageTexts } from '../words/pages.ts'

const WRONG = pageTexts.notFound

const query = v.object({
  id: v.pipe(v.string(WRONG), v.regex(/^[\w-]{1,100}$/, WRONG)),
  revision: wholeNumber(1, 999_999_999, WRONG),
  page: wholeNumber(0, 999, WRONG),
})

/**
 * Registers the picture of a resume page, for its owner only; 404 for others. Revisions are immutable, so
 * browsers may cache the picture. The policy set by `apiHeaders` forbids scripts.
 */
export function registerPagePicture(
  api: Hono<HttpEnvironment>,
  parts: ApiParts,
  { admit, path }: Pick<AdmittedRoute, 'admit' | 'path'> = { path: `/api/candidate/${pagePicturePath}` },
): void {
  api.all(path, requireGet, async (c) => {
    c.set('route', `candidate/${pagePicturePath}`)
    await limitsFor(c, parts).take('read')
    await admit?.(c, async () => {})
    const context = callContext(c, 'candidate', parts)
    const { id, page, revision } = parsed(query, c.req.query())
    const account = await callerOf(context).account()
    const resume = ownObject(
      await resumesOf(context.db, account.id).selectAll().where('id', '=', id).executeTakeFirst(),
    )
    const { pictures } = await pagesOf({ ...context, account: account.id }, resume, revision)
    const picture = Uint8Array.from(ownObject(pictures[page]))
    const isZipped = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')
    return c.body(isZipped ? picture : Uint8Array.from(gunzipSync(picture)), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=31536000, immutable',
      Vary: `Accept-Encoding, ${admit ? 'Authorization' : 'Cookie'}`,
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    })
  })
}
