import type { Place } from '../../../contract/search/job.ts'
import { placesLike, placesNear } from '../../search/places.ts'

/**
 * Gives the places whose names begin as the query does, those with the most people first: at most 8. Where there are
 * none, those whose names differ from it in few letters.
 */
export const places = async (
  _context: unknown,
  { q }: { readonly q: string },
): Promise<{ readonly places: readonly Place[] }> => {
  const known = placesLike(q)
  return { places: known.length > 0 ? known : placesNear(q) }
}
