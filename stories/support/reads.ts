import { fromPromise } from 'xstate'
import { createPaging, type ListPart } from '../../machines/reading/paging.ts'
import { createReading } from '../../machines/reading/reading.ts'
import { answer } from './formEffect.ts'

/** The machines of pages that read, for stories that open them in a state. A read that succeeds goes on waiting. */
export const readingMachine = createReading<object, object>().provide({
  actors: { read: fromPromise(async () => answer(() => new Promise<object>(() => undefined))) },
})
export const pagingMachine = createPaging<object, object>().provide({
  actors: { readMore: fromPromise(() => answer((): ListPart<object> => ({ items: [], next: null }))) },
})
