import type { PlaceInSearch } from '../../../contract/search/job.ts'
import { searchablePlacesLike } from '../../search/places.ts'

/** Returns the places that a search knows whose names begin as the query does, those with the most people first: at most 8. */
export const areas = async (
  _context: unknown,
  { q }: { readonly q: string },
): Promise<{ readonly places: readonly PlaceInSearch[] }> => ({ places: searchablePlacesLike(q) })
