import { paths } from '../../../contract/paths.ts'
import { searchOf, withCursor } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'

/** URL of a search, with the cursor of a page if given. */
export const jobsAt = (criteria: Partial<Criteria>, after: string | null = null): string =>
  paths.jobs + withCursor(searchOf(criteria), after)
