import { createHash } from 'node:crypto'

/** What tells one content from another, without the quotes of the header. */
export const tagOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27)

/**
 * Whether a browser or a cache has the content already.
 *
 * @param etag as the header says it, with quotes
 * @param known the request's `If-None-Match`
 */
export function isKnown(etag: string, known = ''): boolean {
  const tags = new Set(known.split(',').map((each) => each.trim().replace(/^W\//, '')))
  return tags.has(etag) || tags.has('*')
}
