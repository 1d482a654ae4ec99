import type { Database } from '../store/schema.ts'

/** Count of an action, with its expiry in milliseconds since 1970. */
export interface Tally {
  readonly points: number
  readonly until: number
}

/** Counters by key. A counter starts with its first use, and expires after `within` milliseconds. */
export interface Counters {
  /** Increments all counters together. Returns them in the order of the keys. */
  readonly add: (keys: readonly string[], points: number, within: number) => Promise<readonly Tally[]>
  /** Decrements each counter that has not expired. */
  readonly takeBack: (keys: readonly string[]) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** Bounded store of tallies, with eviction of the least recently used. */
export interface Tallies {
  readonly get: (key: string) => Tally | undefined
  readonly set: (key: string, tally: Tally) => void
  readonly delete: (key: string) => void
  readonly size: () => number
}

/**
 * Tallies in memory. Expired ones are removed only when the store is full; then the least recently used is
 * evicted.
 *
 * @param most maximum number of tallies
 */
export function createTallies(now: () => number, most: number): Tallies {
  // A Map iterates in insertion order.
  const tallies = new Map<string, Tally>()
  return {
    get: (key) => {
      const tally = tallies.get(key)
      return tally && tally.until > now() ? tally : undefined
    },
    set: (key, tally) => {
      tallies.delete(key)
      tallies.set(key, tally)
      const [oldest] = tallies.size > most ? tallies.keys() : []
      if (oldest !== undefined) tallies.delete(oldest)
    },
    delete: (key) => void tallies.delete(key),
    size: () => tallies.size,
  }
}

/** Counters of this process only. */
export const createLocalCounters = (tallies: Tallies, now: () => number): Counters => ({
  add: async (keys, points, within) =>
    keys.map((key) => {
      const known = tallies.get(key)
      const tally = { points: (known?.points ?? 0) + points, until: known?.until ?? now() + within }
      tallies.set(key, tally)
      return tally
    }),
  takeBack: async (keys) => {
    for (const key of keys) {
      const known = tallies.get(key)
      if (known) tallies.set(key, { ...known, points: known.points - 1 })
    }
  },
  remove: async (keys) => {
    for (const key of keys) tallies.delete(key)
  },
})

/** Counters shared by all processes on a database, with one statement per call. */
export const createSharedCounters = (db: Database, now: () => number): Counters => ({
  add: async (keys, points, within) => {
    const at = now()
    const rows = await db
      .insertInto('limits')
      // Fixed lock order, to avoid deadlocks between calls that count the same keys.
      .values(keys.toSorted().map((key) => ({ key, points, expire: at + within })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => {
          const hasEnded = row('limits.expire', '<=', at)
          return {
            points: row
              .case()
              .when(hasEnded)
              .then(points)
              .else(row('limits.points', '+', points))
              .end(),
            expire: row
              .case()
              .when(hasEnded)
              .then(at + within)
              .else(row.ref('limits.expire'))
              .end(),
          }
        }),
      )
      .returning(['key', 'points', 'expire'])
      .execute()
    const counted = new Map(rows.map(({ key, ...tally }) => [key, tally]))
    return keys.map((key) => {
      const tally = counted.get(key)
      return { points: tally?.points ?? points, until: tally?.expire ?? at + within }
    })
  },
  takeBack: async (keys) => {
    await db
      .updateTable('limits')
      .set((row) => ({ points: row('points', '-', 1) }))
      .where('key', 'in', keys)
      .where('expire', '>', now())
      .execute()
  },
  remove: async (keys) => {
    await db.deleteFrom('limits').where('key', 'in', keys).execute()
  },
})

/** Local copy of shared counters, so that a reached limit costs no query. */
export const rememberedIn = (tallies: Tallies, shared: Counters): Counters => ({
  add: async (keys, points, within) => {
    const told = await shared.add(keys, points, within)
    for (const [index, tally] of told.entries()) tallies.set(keys[index] ?? '', tally)
    return told
  },
  takeBack: async (keys) => {
    await shared.takeBack(keys)
    for (const key of keys) tallies.delete(key)
  },
  remove: async (keys) => {
    await shared.remove(keys)
    for (const key of keys) tallies.delete(key)
  },
})

/**
 * Counters of this process that add to the shared ones in steps. Frequent actions thus avoid a query per use,
 * and rare ones never cause any.
 *
 * @param step number of uses per query
 */
export function inSteps(step: number, tallies: Tallies, now: () => number, shared: Counters): Counters {
  const own = createLocalCounters(tallies, now)
  return {
    ...own,
    add: async (keys, points, within) => {
      const counted = await own.add(keys, points, within)
      const due = keys.filter((_, index) => (counted[index]?.points ?? 0) % step === 0)
      if (due.length === 0) return counted
      const told = await shared.add(due, step, within)
      return keys.map((key, index) => {
        const here = counted[index] ?? { points, until: now() + within }
        const everywhere = told[due.indexOf(key)]
        return everywhere && everywhere.points > here.points ? everywhere : here
      })
    },
  }
}
