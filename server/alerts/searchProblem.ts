import { canonicalCriteria } from '../../contract/alerts/savedSearch.ts'
import { criteriaIn } from '../../contract/search/address.ts'
import { Refused } from '../refused.ts'
import { placeToSearch } from '../search/placeToSearch.ts'
import { territoriesToSearch } from '../search/territories.ts'
import { searchProblems } from '../words/savedSearches.ts'

/**
 * Why a stored search finds nothing, in words for its owner: a part of it that no search understands any more, or a place
 * that has vanished. Without that part, jobs would be sent that nobody asked for. Undefined for any other search.
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

/** True if every part of stored criteria is one that searches understand. */
export function isReadable(criteria: string): boolean {
  const understood = new URLSearchParams(canonicalCriteria(criteria))
  return [...new URLSearchParams(criteria)].every(([name, value]) => understood.getAll(name).includes(value))
}
