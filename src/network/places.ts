import type { Place, PlaceInSearch } from '../../contract/search/job.ts'
import { searchReads } from '../../contract/search/reads.ts'
import { readPublic } from './publicReads.ts'

/**
 * The places whose names begin with a text (`GET /api/places`): at most 8, those with the most people first.
 *
 * @throws what `readPublic` throws
 */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await readPublic(searchReads.places, `?${new URLSearchParams({ q: text })}`, signal)
  return places
}

/**
 * The same as a search knows them, countries and regions among them (`GET /api/places/areas`).
 *
 * @throws what `readPublic` throws
 */
export async function findAreas(text: string, signal: AbortSignal): Promise<readonly PlaceInSearch[]> {
  const { places } = await readPublic(searchReads.areas, `?${new URLSearchParams({ q: text })}`, signal)
  return places
}
