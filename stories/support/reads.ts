import { createPaging } from '../../machines/reading/paging.ts'
import { createReading } from '../../machines/reading/reading.ts'

/** Machines that read data, for stories that open them in a given state. */
export const readingMachine = createReading<object, object>()
export const pagingMachine = createPaging<object, object>()
