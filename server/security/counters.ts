import type { Database } from '../store/schema.ts'

/** Count of an action, and when it expires, in milliseconds since 1970. */
export interface Tally {
  readonly points: number
  readonly until: number
}

/** Counts by key. A count begins with the first time, and ends after `within` milliseconds. */
export interface Counters {
  /** Adds to each count, all at once, and tells them in the order of the keys. */
  readonly add: (keys: readonly string[], points: number, within: number) => Promise<readonly Tally[]>
  /** Takes one from each count that has not ended. */
  readonly takeBack: (keys: readonly string[]) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** The tallies that were used last, so many at most. */
export interface Tallies {
  readonly get: (key: string) => Tally | undefined
  readonly set: (key: string, tally: Tally) => void
  readonly delete: (key: string) => void
  readonly size: () => number
}

/** Tallies in memory. One that has ended takes room until others need it; beyond `most` the least used goes. */
export function createTallies(now: () => number, most: number): Tallies {
  // A map keeps the order in which its entries were added.
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

/** Counters of this process alone. */
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

/** Counters that all processes on a database share; one statement for all keys of a call. */
export const createSharedCounters = (db: Database, now: () => number): Counters => ({
  add: async (keys, points, within) => {
    const at = now()
    const rows = await db
      .insertInto('limits')
      // Always in the same order, so that two calls that count the same keys do not wait for each other in a circle.
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
 * Counts in this process, and tells the shared counters of every so many only: what is done often need not wait for
 * the database each time, and what is done a few times never.
 *
 * @param step how many are told at once
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
