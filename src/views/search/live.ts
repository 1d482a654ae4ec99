import type { ReactNode } from 'react'
import type { JobInList } from '../../../contract/search/job.ts'
import type { PagingFlow } from '../../../machines/reading/paging.ts'
import type { SearchingFlow } from '../../../machines/search/searching.ts'

/** A search that changes in place, once somebody has begun to do something and its part has come. */
export interface LiveSearch {
  readonly flow: SearchingFlow
  readonly paging: PagingFlow
  /** All that has been read of the list. */
  readonly jobs: readonly JobInList[]
  /** What a form asks for, as the query of an address. */
  readonly searchIn: (form: HTMLFormElement) => string
  /** Puts into the fields of a form what an address asks for. */
  readonly fillForm: (form: HTMLFormElement, search: string) => void
  /** Draws how the search stands, and says how many jobs it found. */
  readonly stateWith: (answer: string) => ReactNode
  /** Searches for something else, by the query of its address. */
  readonly onSearch: (search: string) => void
}
