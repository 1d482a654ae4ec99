import { createFairQueue } from '../operations/fairQueue.ts'
import { forSeveral } from '../operations/requester.ts'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

const KEPT_MS = 5 * 60_000
const MOST_KEPT = 64

/** Cache of texts for programs, valid for some minutes. */
export interface SharedTexts<Text> {
  /**
   * Returns a cached text, or creates it: once for concurrent requests, one text at a time, with fair turns
   * per client.
   *
   * @param client key of the fair queue
   * @throws Refused (503) if the queue is full
   */
  readonly find: (client: string, key: string, make: () => Promise<Text>) => Promise<Text>
}

/**
 * Creates the cache.
 *
 * @param now milliseconds since 1970
 */
export function createSharedTexts<Text>(now: () => number): SharedTexts<Text> {
  const kept = new Map<string, { readonly text: Promise<Text>; readonly until: number }>()
  const queue = createFairQueue({
    workers: 1,
    most: 60,
    mostOfOne: 6,
    tooMuch: () =>
      new Refused(sharedRefusals.manyLists, {
        status: 503,
        headers: { 'Retry-After': '5' },
      }),
  })
  return {
    find: async (client, key, make) => {
      const before = kept.get(key)
      if (before && now() < before.until) return before.text
      const made = { text: queue.run({ client }, () => forSeveral(make)), until: now() + KEPT_MS }
      kept.delete(key)
      kept.set(key, made)
      const [oldest] = kept.size > MOST_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      const forget = () => {
        if (kept.get(key) === made) kept.delete(key)
      }
      // Missing texts are not cached.
      made.text.then((text) => text === undefined && forget(), forget)
      return made.text
    },
  }
}
