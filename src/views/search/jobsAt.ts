import { paths } from '../../../contract/paths.ts'
import { searchOf, withCursor } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'

/** The address of a search, and of where it goes on. */
export const jobsAt = (criteria: Partial<Criteria>, after: string | null = null): string =>
  paths.jobs + withCursor(searchOf(criteria), after)
