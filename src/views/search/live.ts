import type { JobInList } from '../../../contract/search/job.ts'
import type { PagingFlow } from '../../../machines/reading/paging.ts'
import type { SearchingFlow } from '../../../machines/search/searching.ts'

/** A search that changes in place, once somebody has begun to do something and its part has come. */
export interface LiveSearch {
  readonly flow: SearchingFlow
  readonly paging: PagingFlow
  /** All that has been read of the list. */
  readonly jobs: readonly JobInList[]
  /** Searches for something else, by the query of its address. */
  readonly onSearch: (search: string) => void
}
