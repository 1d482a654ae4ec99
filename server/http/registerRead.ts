import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { ResponseKind } from '../../contract/call.ts'
import type { Read } from '../../contract/read.ts'
import type { Document, ReadResults } from '../calls/shared/context.ts'
import type { ReadHandler } from '../calls/shared/defineHandler.ts'
import { projectionOf, type Projection } from '../projection.ts'
import type { ApiParts } from './api.ts'
import { requireGet, type AdmittedRoute } from './checks.ts'
import { limitsFor } from './clientLimits.ts'
import type { HttpEnvironment } from './environment.ts'
import { isKnown, tagOf } from './etag.ts'
import { parsed } from './payload.ts'
import { writtenEnvelope } from './writtenEnvelope.ts'

const CACHE = 'public, max-age=30, stale-while-revalidate=300'

/** Registers a read, with its rate limit, cache headers, and 304 for a client that has the content. */
export function registerRead<Response extends ResponseKind>(
  api: Hono<HttpEnvironment>,
  { admit, path }: AdmittedRoute,
  handler: ReadHandler<Read<v.GenericSchema, v.GenericSchema, Response>>,
  parts: ApiParts,
): void {
  const read = handler.endpoint
  const cache = read.isCached ? parts.searches : undefined
  const project = projectionOf(read.result)
  const { reader, runReaderTask } = parts.store
  api.all(path, requireGet, async (c) => {
    c.set('route', read.path)
    await limitsFor(c, parts).take('read')
    await admit?.(c, async () => {})
    const query = parsed(read.query, givenIn(c, read.query))
    const make = async () => {
      const result = await handler.handle(
        { db: reader, now: parts.now(), runReaderTask, providers: parts.providers },
        query,
      )
      const { type, body } = documentOf[read.response](result, project)
      return { type, body, etag: `"${tagOf(body)}"` }
    }
    const { body, etag, type } = await (cache ? cache.find(JSON.stringify(query), make) : make())
    c.header('Cache-Control', CACHE)
    c.header('ETag', etag)
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304)
    return c.body(body, 200, { 'Content-Type': type, 'Content-Length': String(body.byteLength) })
  })
}

const documentOf: {
  readonly [Kind in ResponseKind]: (result: ReadResults[Kind], project: Projection) => Document
} = {
  envelope: (result, project) => ({
    type: 'application/json; charset=utf-8',
    body: writtenEnvelope(result, project),
  }),
  bytes: (document) => document,
}

/** Query parameters as strings, repeatable ones as lists, together with the named segments of the path. */
function givenIn(c: Context<HttpEnvironment>, schema: v.GenericSchema): Record<string, unknown> {
  const { searchParams } = new URL(c.req.url)
  const entries = 'entries' in schema ? Object.entries(schema.entries ?? {}) : []
  const given = entries.map(([name, entry]: [string, unknown]) => {
    const all = searchParams.getAll(name)
    return [name, isList(entry) && all.length > 0 ? all : all[0]] as const
  })
  return { ...Object.fromEntries(given), ...c.req.param() }
}

const isList = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'array') || ('wrapped' in schema && isList(schema.wrapped)))
