import type { Place, PlaceInSearch } from '../../contract/search/job.ts'
import { searchReads } from '../../contract/search/reads.ts'
import { read } from './request.ts'

/** Finds cities whose names start with a text: at most 8, by descending population. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await read(searchReads.places, { q: text }, { signal })
  return places
}

/** Finds cities, regions and countries, with the names that the job search uses. */
export async function findAreas(text: string, signal: AbortSignal): Promise<readonly PlaceInSearch[]> {
  const { places } = await read(searchReads.areas, { q: text }, { signal })
  return places
}
