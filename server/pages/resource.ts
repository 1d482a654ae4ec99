import type { Context } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import { isKnown } from '../http/etag.ts'

/** Encodings in order of preference, with the suffixes of files in the build. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** File that is served from memory. */
export interface Resource {
  readonly type: string
  readonly cache: string
  readonly etag: string
  readonly body: Buffer<ArrayBuffer>
  /** Compressed bodies by encoding. */
  readonly encoded: ReadonlyMap<string, () => Promise<Buffer<ArrayBuffer>>>
}

export type PageStatus = 200 | 404 | 410 | 500 | 503

/** Sends a resource in the best encoding that the browser accepts, or 304 if the browser has it. */
export async function show(
  c: Context<HttpEnvironment>,
  resource: Resource,
  status: PageStatus,
): Promise<Response> {
  const accepted = acceptedEncodings(c.req.header('Accept-Encoding') ?? '')
  const encoding = [...resource.encoded.keys()].find((name) => accepted.has(name))
  const etag = `"${resource.etag}${encoding ? `-${encoding}` : ''}"`
  c.header('Cache-Control', resource.cache)
  c.header('ETag', etag)
  if (resource.encoded.size > 0) c.header('Vary', 'Accept-Encoding')
  if (status === 200 && isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304)
  c.header('Content-Type', resource.type)
  if (encoding) c.header('Content-Encoding', encoding)
  const compressed = encoding === undefined ? undefined : resource.encoded.get(encoding)
  const body = compressed ? await compressed() : resource.body
  c.header('Content-Length', String(body.byteLength))
  return c.body(body, status)
}

const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/;.*/, '').trim()),
  )
