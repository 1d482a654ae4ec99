import type { Hearing } from '../store/changes.ts'

const MOST_KEPT = 200
/** For so long holds what the time alone changes, in milliseconds. */
const KEPT_FOR = 60_000

/** Gives what was looked up before under this key, or looks it up. What fails is not kept. */
export type Find<Found> = (key: string, look: () => Promise<Found>) => Promise<Found>

interface LookedUp<Found> {
  readonly hearing: Hearing
  readonly find: Find<Found>
}

/**
 * Keeps what was looked up until something changes that any page may show, so that a page which many people open costs
 * the database one lookup.
 *
 * @param now in milliseconds since 1970
 */
export function createLookedUp<Found>(now: () => number): LookedUp<Found> {
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
      // The one that nobody has asked for the longest goes first.
      kept.delete(key)
      kept.set(key, current)
      const [oldest] = kept.size > MOST_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return current.found
    },
  }
}
