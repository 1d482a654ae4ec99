import type * as v from 'valibot'
import type { ResponseKind } from './call.ts'

/** Public GET: linkable, cacheable, identical for everybody. Cookies are neither read nor set. */
export interface Read<
  Query extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
  Response extends ResponseKind = ResponseKind,
> {
  readonly kind: 'read'
  /** Path below `/api`; a segment such as `:slug` becomes a property of the query. */
  readonly path: string
  /** Summary in the API description, one sentence. */
  readonly summary: string
  /** Query parameters as strings. Parameters that the schema does not list are ignored. */
  readonly query: Query
  /** Schema of the result in the envelope. */
  readonly result: Result
  readonly response: Response
  /** True if the response may be cached until content is published or changed. */
  readonly isCached: boolean
}

type Needed = 'path' | 'summary' | 'query' | 'result'

/** Defines a read. Defaults: an envelope, not cached by the server. */
export const defineRead = <
  Query extends v.GenericSchema,
  Result extends v.GenericSchema,
  Response extends ResponseKind = 'envelope',
>(
  read: Pick<Read<Query, Result, Response>, Needed> &
    Partial<Omit<Read<Query, Result, Response>, Needed | 'kind'>>,
) => ({ kind: 'read', response: 'envelope', isCached: false, ...read }) as Read<Query, Result, Response>
