import { fromPromise } from 'xstate'
import { createPaging, type ListPart } from '../../machines/reading/paging.ts'
import { createReading } from '../../machines/reading/reading.ts'
import { answer } from './formEffect.ts'

/** Reading machines for stories that open them in a state. Their reads fail as the toolbar says, or never end. */
export const readingMachine = createReading<object, object>().provide({
  actors: { read: fromPromise(async () => answer(() => new Promise<object>(() => undefined))) },
})
export const pagingMachine = createPaging<object, object>().provide({
  actors: { readMore: fromPromise(() => answer((): ListPart<object> => ({ items: [], next: null }))) },
})
