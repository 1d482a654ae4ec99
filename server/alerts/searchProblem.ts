import { canonicalCriteria } from '../../contract/alerts/savedSearch.ts'
import { criteriaIn } from '../../contract/search/address.ts'
import { Refused } from '../refused.ts'
import { placeToSearch } from '../search/placeToSearch.ts'
import { searchProblems } from '../words/savedSearches.ts'

/**
 * Why a stored search finds nothing, in words for its owner: a part of it that no search understands any more, or a place
 * that has vanished. Without that part, jobs would be sent that nobody asked for. Undefined for any other search.
 */
export function searchProblemOf(criteria: string): string | undefined {
  const understood = new URLSearchParams(canonicalCriteria(criteria))
  for (const [name, value] of new URLSearchParams(criteria)) {
    if (!understood.getAll(name).includes(value)) return searchProblems.unreadable
  }
  try {
    placeToSearch(criteriaIn(criteria).place)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}
