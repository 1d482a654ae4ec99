import type { PromiseActorLogic } from 'xstate'
import { createReading } from '../../../machines/reading/reading.ts'

/** A reading with the effect that makes its call. */
export const readingWith = <Query extends object, Result extends object>(
  read: PromiseActorLogic<Result, Query>,
) => createReading<Query, Result>().provide({ actors: { read } })
