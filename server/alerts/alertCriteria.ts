import { criteriaIn } from '../../contract/search/address.ts'
import type { Criteria } from '../../contract/search/criteria.ts'
import type { PlaceInSearch } from '../../contract/search/job.ts'
import { Refused } from '../refused.ts'
import type { Expression } from '../search/expression.ts'
import { filtersOf, type Wanted } from '../search/matching.ts'
import { placeToSearch, type PlaceToSearch } from '../search/placeToSearch.ts'
import { parseQuery } from '../search/query.ts'
import { territoriesToSearch, type TerritoriesToSearch } from '../search/territories.ts'
import { wholeExpressionOf } from '../search/wordMatching.ts'
import { isReadable } from './searchProblem.ts'

/** Parsed criteria of a saved search. */
export interface AlertCriteria {
  readonly criteria: Criteria
  readonly place: PlaceInSearch | null
  readonly wanted: Wanted
  /** Search index expression of all criteria, including excluded words. */
  readonly expression: Expression
}

/**
 * Cache: many searches share criteria, and resolving a place costs a hundred times as much as matching a job.
 */
const parsed = new Map<string, AlertCriteria | undefined>()
/** Maximum number of cached criteria, at about 2 KB each. */
const MOST_PARSED = 40_000

/** Resolved places by their text. There are far fewer places than criteria. */
const places = new Map<string, PlaceToSearch>()
const MOST_PLACES = 5_000

function placeOf(typed: string): PlaceToSearch {
  const place = places.get(typed) ?? placeToSearch(typed)
  if (places.size >= MOST_PLACES) places.clear()
  places.set(typed, place)
  return place
}

/**
 * Parses criteria; the result is cached.
 *
 * @param text query string of `/jobs`
 * @returns undefined if the search cannot find anything: no words, an unknown place, or an unknown parameter
 */
export function parseAlertCriteria(text: string): AlertCriteria | undefined {
  if (parsed.has(text)) return parsed.get(text)
  if (parsed.size >= MOST_PARSED) parsed.clear()
  const result = parse(text)
  parsed.set(text, result)
  return result
}

function parse(text: string): AlertCriteria | undefined {
  const criteria = criteriaIn(text)
  const found = areaOf(criteria)
  const query = parseQuery(criteria.q)
  if (found === undefined || query.hasNoWords || !isReadable(text)) return undefined
  const { country, isRemote, place, region } = found
  const wanted = {
    ...criteria,
    posted: undefined,
    query,
    place: place && { ...place.place, code: place.code },
    country,
    region,
    isRemote,
    now: 0,
  }
  return {
    criteria,
    place: place && place.place,
    wanted,
    expression: wholeExpressionOf(query, filtersOf(wanted)),
  }
}

/** Place and territory of a search; undefined if unknown. */
function areaOf(criteria: Criteria): (PlaceToSearch & TerritoriesToSearch) | undefined {
  try {
    return { ...placeOf(criteria.place), ...territoriesToSearch(criteria) }
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
