import type { PlaceInSearch } from '../../../contract/search/job.ts'
import { searchablePlacesLike } from '../../search/places.ts'

/**
 * Returns up to 8 places, regions and countries whose names start with the query, largest population first.
 */
export const areas = async (
  _context: unknown,
  { q }: { readonly q: string },
): Promise<{ readonly places: readonly PlaceInSearch[] }> => ({ places: searchablePlacesLike(q) })
