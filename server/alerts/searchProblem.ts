import { canonicalCriteria } from '../../contract/alerts/savedSearch.ts'
import { criteriaIn } from '../../contract/search/address.ts'
import { Refused } from '../refused.ts'
import { placeToSearch } from '../search/placeToSearch.ts'
import { territoriesToSearch } from '../search/territories.ts'
import { searchProblems } from '../words/savedSearches.ts'

/**
 * Reason why a stored search finds nothing, in words for its owner: an obsolete parameter or a place that no
 * longer exists. Ignoring that part would send jobs that nobody asked for. Undefined for a valid search.
 */
export function searchProblemOf(criteria: string): string | undefined {
  if (!isReadable(criteria)) return searchProblems.unreadable
  try {
    const read = criteriaIn(criteria)
    placeToSearch(read.place)
    territoriesToSearch(read)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/** True if all parameters of stored criteria are still supported. */
export function isReadable(criteria: string): boolean {
  const understood = new URLSearchParams(canonicalCriteria(criteria))
  return [...new URLSearchParams(criteria)].every(([name, value]) => understood.getAll(name).includes(value))
}
