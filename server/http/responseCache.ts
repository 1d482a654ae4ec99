import { forSeveral } from '../operations/requester.ts'
import type { ChangeListener } from '../store/changes.ts'

const MAX_ENTRIES = 300
/** Ages such as "within 3 days" change with time alone. */
export const MAX_AGE_MS = 30_000

/** A response as it is sent. */
export interface CachedResponse {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

export interface ResponseCache {
  readonly hearing: ChangeListener
  /** Returns the response of a key, or the one that is being made; makes it otherwise, for all who ask. A failure is not kept. */
  readonly find: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
}

interface Entry {
  readonly response: Promise<CachedResponse>
  /** Without end while the response is being made. */
  until: number
}

/**
 * Keeps responses until something is committed that any of them may show, so that a search that many people make costs
 * the database one.
 *
 * @param now in milliseconds since 1970
 * @param maxAgeMs how old a response may be; with 0, only requests at the same time share one
 */
export function createResponseCache(now: () => number, maxAgeMs: number): ResponseCache {
  let entries = new Map<string, Entry>()
  const forget = () => {
    // A response under way is discarded with the cache, and never served to later requests.
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
