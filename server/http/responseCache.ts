import { forSeveral } from '../operations/requester.ts'
import type { ChangeListener } from '../store/changes.ts'

const MAX_ENTRIES = 300
/** Maximum age, because results that depend on age ("within 3 days") change over time. */
export const MAX_AGE_MS = 30_000

/** Serialized response. */
export interface CachedResponse {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

export interface ResponseCache {
  readonly hearing: ChangeListener
  /**
   * Returns the response for a key, or the pending one. Otherwise creates it, once for all concurrent
   * requests. Failures are not cached.
   */
  readonly find: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
}

interface Entry {
  readonly response: Promise<CachedResponse>
  /** Expiry; infinite while the response is pending. */
  until: number
}

/**
 * Caches responses until a commit may have changed any of them, so that popular searches cost the database
 * one query.
 *
 * @param now milliseconds since 1970
 * @param maxAgeMs maximum age of a response; with 0, only concurrent requests share one
 */
export function createResponseCache(now: () => number, maxAgeMs: number): ResponseCache {
  let entries = new Map<string, Entry>()
  const forget = () => {
    // Pending responses are dropped, too, so that they are never served to later requests.
    entries = new Map()
  }
  return {
    hearing: {
      heard: ({ kind }) => {
        if (kind === 'posting' || kind === 'company') forget()
      },
      missed: forget,
    },
    find: (key, make) => {
      const current = entries
      const known = current.get(key)
      if (known && now() < known.until) return known.response
      const until = now() + maxAgeMs
      const entry: Entry = { response: forSeveral(make), until: Infinity }
      current.delete(key)
      current.set(key, entry)
      entry.response.then(
        () => (entry.until = until),
        () => {
          if (current.get(key) === entry) current.delete(key)
        },
      )
      const [oldest] = current.size > MAX_ENTRIES ? current.keys() : []
      if (oldest !== undefined) current.delete(oldest)
      return entry.response
    },
  }
}
