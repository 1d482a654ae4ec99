import type { Place } from '../../../contract/search/job.ts'
import { placesLike, placesNear } from '../../search/places.ts'

/**
 * Returns up to 8 places whose names start with the query, largest population first. Without any, places with
 * similar names.
 */
export const places = async (
  _context: unknown,
  { q }: { readonly q: string },
): Promise<{ readonly places: readonly Place[] }> => {
  const known = placesLike(q)
  return { places: known.length > 0 ? known : placesNear(q) }
}
