import type { PromiseActorLogic } from 'xstate'
import { createReading } from '../../../machines/reading/reading.ts'

/** Creates a reading machine with the effect that loads its data. */
export const readingWith = <Query extends object, Result extends object>(
  read: PromiseActorLogic<Result, Query>,
) => createReading<Query, Result>().provide({ actors: { read } })
