import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { AnswerKind } from '../../contract/call.ts'
import type { Read } from '../../contract/read.ts'
import type { ReadContext } from '../calls/shared/context.ts'
import { projectionOf, type Projection } from '../projection.ts'
import { limitsOf } from '../security/callLimits.ts'
import { keyedHash } from '../security/secrets.ts'
import type { Store } from '../store/open.ts'
import type { ApiParts } from './api.ts'
import { onlyGet } from './checks.ts'
import type { HttpEnvironment } from './environment.ts'
import { isKnown, tagOf } from './etag.ts'
import { parsed } from './payload.ts'
import type { ResponseCache } from './responseCache.ts'
import { writtenEnvelope } from './writtenEnvelope.ts'

const CACHE = 'public, max-age=30, stale-while-revalidate=300'

/** A document that is read as it is. */
export interface Document {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

interface Answers {
  readonly envelope: unknown
  readonly bytes: Document
}

/** One read as it is answered: the handler takes the checked query, gives the result, fails with `Refused`. */
export interface AnsweredRead<Query extends v.GenericSchema, Answer extends AnswerKind> {
  readonly read: Read<Query, v.GenericSchema, Answer>
  readonly handler: (context: ReadContext, query: v.InferOutput<Query>) => Promise<Answers[Answer]>
  /** Keeps what is answered to each query. */
  readonly cache?: ResponseCache
}

export type ReadParts = Pick<ApiParts, 'hashKey' | 'limits' | 'now' | 'pause'> & {
  readonly store: Pick<Store, 'reader' | 'runReaderTask'>
}

/** Adds the route of a read, with its limit, its headers for caches, and 304 for who has the content already. */
export function addRead<Query extends v.GenericSchema, Answer extends AnswerKind>(
  api: Hono<HttpEnvironment>,
  { cache, read, handler }: AnsweredRead<Query, Answer>,
  parts: ReadParts,
): void {
  const hash = keyedHash(parts.hashKey)
  const project = projectionOf(read.result)
  const { reader, runReaderTask } = parts.store
  api.all(`/api/${read.path}`, onlyGet, async (c) => {
    c.set('route', read.path)
    await limitsOf(parts.limits, { networks: c.get('networks'), hash, pause: parts.pause }).take('read')
    const query = parsed(read.query, givenIn(c, read.query))
    const make = async () => {
      const answer = await handler({ db: reader, now: parts.now(), runReaderTask }, query)
      const { type, body } = documentOf[read.answer](answer, project)
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
  readonly [Kind in AnswerKind]: (answer: Answers[Kind], project: Projection) => Document
} = {
  envelope: (result, project) => ({
    type: 'application/json; charset=utf-8',
    body: writtenEnvelope(result, project),
  }),
  bytes: (document) => document,
}

/** The parameters as texts: all of one that may repeat, otherwise the first; and the named segments of the path. */
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
