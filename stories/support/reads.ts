import { createPaging } from '../../machines/reading/paging.ts'
import { createReading } from '../../machines/reading/reading.ts'

/** The machines of pages that read, for stories that open them in a state. */
export const readingMachine = createReading<object, object>()
export const pagingMachine = createPaging<object, object>()
