import { meansRemote } from '../../contract/search/remote.ts'
import { Refused } from '../refused.ts'
import { searchRefusals } from '../words/search.ts'
import { isEverywhere, isPartOfTheWorld, isPostcode } from './placeReading.ts'
import { findPlace, type FoundPlace } from './places.ts'

/** Resolved place of a search. */
export interface PlaceToSearch {
  readonly place: FoundPlace | null
  /** True if the typed place means remote work. */
  readonly isRemote: boolean
}

/**
 * Resolves the place of a search.
 *
 * @throws Refused (400) at the field `place` if unknown
 */
export function placeToSearch(typed: string): PlaceToSearch {
  const isRemote = meansRemote(typed)
  return { isRemote, place: isRemote ? null : placeMeant(typed) }
}

/** True if a typed place is a city, so that distances can be computed. */
export const meansCity = (typed: string): boolean =>
  !meansRemote(typed) &&
  !isEverywhere(typed) &&
  !isPartOfTheWorld(typed) &&
  findPlace(typed)?.place.kind === 'city'

/** Place that the text means; null if it names none. */
function placeMeant(named: string): FoundPlace | null {
  const typed = named.trim()
  if (typed === '') return null
  if (isEverywhere(typed)) return null
  const place = isPartOfTheWorld(typed) ? undefined : findPlace(typed)
  if (place) return place
  const message = isPartOfTheWorld(typed)
    ? searchRefusals.severalCountries(typed)
    : isPostcode(typed)
      ? searchRefusals.noPostcodes
      : searchRefusals.unknownPlace(typed)
  throw new Refused(message, { status: 400, fields: { place: message } })
}
