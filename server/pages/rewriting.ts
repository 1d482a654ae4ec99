import { constants } from 'node:zlib'
import { builtOrigin } from '../../contract/picture.ts'
import { tagOf } from '../http/etag.ts'
import { inEncodings } from './rendered.ts'
import type { Resource } from './resource.ts'

/** Creates a cached transformation of built pages. */
export function createRewriting(change: (html: string) => string, params?: Readonly<Record<number, number>>) {
  const changed = new WeakMap<Resource, Resource>()
  const rewrite = (page: Resource): Resource => {
    const body = Buffer.from(change(page.body.toString()))
    return { ...page, body, etag: tagOf(body), encoded: inEncodings(body, params) }
  }
  return (page: Resource): Resource => {
    const known = changed.get(page) ?? rewrite(page)
    changed.set(page, known)
    return known
  }
}

/**
 * Creates the transformation that inserts the public origin, for programs that preview shared pages.
 *
 * @param origin a function, because the origin is known only after the server listens
 */
export function createOriginMark(origin: () => string) {
  const rewrite = createRewriting((html) => html.replaceAll(builtOrigin, origin()), {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  })
  return (page: Resource): Resource => (page.body.includes(builtOrigin) ? rewrite(page) : page)
}
