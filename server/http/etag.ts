import { createHash } from 'node:crypto'

/** Entity tag of content, without quotes. */
export const tagOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27)

/**
 * True if the client or a cache has the content already.
 *
 * @param etag with quotes
 * @param known the request's `If-None-Match`
 */
export function isKnown(etag: string, known = ''): boolean {
  const tags = new Set(known.split(',').map((each) => each.trim().replace(/^W\//, '')))
  return tags.has(etag) || tags.has('*')
}
