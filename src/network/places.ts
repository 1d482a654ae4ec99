import type { Place, PlaceInSearch } from '../../contract/search/job.ts'
import { searchReads } from '../../contract/search/reads.ts'
import { read } from './request.ts'

/** The places whose names begin with a text: at most 8, those with the most people first. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await read(searchReads.places, { q: text }, { signal })
  return places
}

/** The same as a search knows them, countries and regions among them. */
export async function findAreas(text: string, signal: AbortSignal): Promise<readonly PlaceInSearch[]> {
  const { places } = await read(searchReads.areas, { q: text }, { signal })
  return places
}
