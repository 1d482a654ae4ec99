import type { ComponentType, MouseEvent, ReactNode, RefObject } from 'react'
import type { LeftOut } from '../../../contract/search/address.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import type { SearchingFlow } from '../../../machines/search/searching.ts'

/** A search that changes in place, once somebody has begun to do something and its part has come. */
export interface LiveSearch {
  readonly flow: SearchingFlow
  readonly paging: AnyPaging
  /** All that has been read of the list. */
  readonly jobs: readonly JobInList[]
  /** What a form asks for, as the query of an address. */
  readonly searchIn: (form: HTMLFormElement) => string
  /** Criteria of a form that are left out of the search. */
  readonly wrongIn: (form: HTMLFormElement) => readonly LeftOut[]
  /** Puts into the fields of a form what an address asks for. */
  readonly fillForm: (form: HTMLFormElement, search: string) => void
  /** Draws how the search stands, and says how many jobs it found. */
  readonly stateWith: (answer: string) => ReactNode
  /** Suggests places at a field that lies within a positioned element. */
  readonly Places: ComponentType<{ field: RefObject<HTMLInputElement | null> }>
  /** The job that stands open beside the list, by its slug. */
  readonly open: string | null
  /** Opens a job beside the list where there is room for it; elsewhere its page is loaded. */
  readonly onPress: (event: MouseEvent, slug: string) => void
  /** Adds to the list, where the link to its next part is pressed to follow it here. */
  readonly onMore: (event: MouseEvent) => void
  /** Draws the job that stands open; what saves it stands beside its title. */
  readonly paneWith: (save: ReactNode) => ReactNode
  /** Searches for something else, by the query of its address. */
  readonly onSearch: (search: string) => void
}
