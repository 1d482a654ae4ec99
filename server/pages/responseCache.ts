import type { ChangeListener } from '../store/changes.ts'

const MOST_KEPT = 200
/** Maximum age of an entry in milliseconds, because some content changes over time. */
const KEPT_FOR = 60_000

/** Returns the cached value of a key, or loads it. Failures are not cached. */
export type Find<Found> = (key: string, look: () => Promise<Found>) => Promise<Found>

interface ResponseCache<Found> {
  readonly hearing: ChangeListener
  readonly find: Find<Found>
}

/**
 * Caches lookups until any change is published, so that a popular page costs one query.
 *
 * @param now milliseconds since 1970
 */
export function createResponseCache<Found>(now: () => number): ResponseCache<Found> {
  let known = new Map<string, { readonly found: Found; readonly until: number }>()
  const forget = () => {
    known = new Map()
  }
  return {
    hearing: {
      heard: ({ kind }) => {
        if (kind !== 'access') forget()
      },
      missed: forget,
    },
    find: async (key, look) => {
      // A lookup that overlaps a change is not cached.
      const kept = known
      const before = kept.get(key)
      const current =
        before && now() < before.until ? before : { found: await look(), until: now() + KEPT_FOR }
      // Least recently used entries are evicted.
      kept.delete(key)
      kept.set(key, current)
      const [oldest] = kept.size > MOST_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return current.found
    },
  }
}
