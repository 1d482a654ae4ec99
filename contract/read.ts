import type * as v from 'valibot'
import type { AnswerKind } from './call.ts'

/**
 * Something that everybody may read, by GET: linkable, kept by caches, the same for all. No cookie is read or set, and
 * nobody is asked where they come from.
 */
export interface Read<
  Query extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
  Answer extends AnswerKind = AnswerKind,
> {
  /** Its path below `/api`; a segment such as `:slug` is part of the query. */
  readonly path: string
  /** The parameters, as texts. Those that are not listed are ignored. */
  readonly query: Query
  /** What the envelope's result is. */
  readonly result: Result
  readonly answer: Answer
}
