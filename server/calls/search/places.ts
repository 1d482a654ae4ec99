import type { Place } from '../../../contract/search/job.ts'
import { placesLike } from '../../search/places.ts'

/** Gives the places whose names begin as the query does, those with the most people first: at most 8. */
export const places = async (
  _context: unknown,
  { q }: { readonly q: string },
): Promise<{ readonly places: readonly Place[] }> => ({ places: placesLike(q) })
