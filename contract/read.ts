import type * as v from 'valibot'
import type { ResponseKind } from './call.ts'

/** A public GET: linkable, cached, the same for everybody. No cookie is read or set. */
export interface Read<
  Query extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
  Response extends ResponseKind = ResponseKind,
> {
  readonly kind: 'read'
  /** Its path below `/api`; a segment such as `:slug` is part of the query. */
  readonly path: string
  /** Summary in the API description, one sentence. */
  readonly summary: string
  /** The parameters, as texts. Those that are not listed are ignored. */
  readonly query: Query
  /** Schema of the result in the envelope. */
  readonly result: Result
  readonly response: Response
  /** Cacheable until something is published or changed. */
  readonly isCached: boolean
}

type Needed = 'path' | 'summary' | 'query' | 'result'

/** A read, with the defaults of most: an envelope that the server does not keep. */
export const defineRead = <
  Query extends v.GenericSchema,
  Result extends v.GenericSchema,
  Response extends ResponseKind = 'envelope',
>(
  read: Pick<Read<Query, Result, Response>, Needed> &
    Partial<Omit<Read<Query, Result, Response>, Needed | 'kind'>>,
) => ({ kind: 'read', response: 'envelope', isCached: false, ...read }) as Read<Query, Result, Response>
