import { paths } from '../../../contract/paths.ts'
import { searchOf } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'

/** The address of a search, and of where it goes on. */
export function jobsAt(criteria: Partial<Criteria>, after?: string): string {
  const search = searchOf(criteria)
  return paths.jobs + search + (after === undefined ? '' : `${search === '' ? '?' : '&'}after=${after}`)
}
