import { forSeveral } from './requester.ts'
import type { Computed } from './taskThread.ts'

interface Entry<Value> {
  readonly result: Promise<Computed<Value>>
  /** Size of the result; 0 until it is available. */
  bytes: number
  /** Number of waiting requests; infinite if one of them cannot be aborted. */
  waiting: number
  readonly abort: AbortController
}

/** LRU cache that computes each result once for all waiting requests. */
export interface ResultCache<Value> {
  /**
   * Returns a cached result, or computes it.
   *
   * @param key must contain everything that the result depends on
   * @param signal of the request; the computation is aborted when all of its requests are
   */
  find(
    key: string,
    signal: AbortSignal | undefined,
    compute: (signal: AbortSignal) => Promise<Computed<Value>>,
  ): Promise<Value>
}

export function createResultCache<Value>(maxBytes: number): ResultCache<Value> {
  // Ordered by last use, the latest at the end.
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  const remove = (key: string, entry: Entry<Value>) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.bytes
  }
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (total <= maxBytes) return
      if (entry.bytes > 0) remove(key, entry)
    }
  }
  const begin = (key: string, compute: (signal: AbortSignal) => Promise<Computed<Value>>) => {
    const abort = new AbortController()
    const entry: Entry<Value> = {
      result: forSeveral(() => compute(abort.signal)),
      bytes: 0,
      waiting: 0,
      abort,
    }
    const forget = () => remove(key, entry)
    const keep = async () => {
      const { bytes } = await entry.result
      if (entries.get(key) !== entry) return
      entry.bytes = bytes
      total += bytes
      makeRoom()
    }
    keep().catch(forget)
    abort.signal.addEventListener('abort', forget, { once: true })
    return entry
  }

  return {
    find: async (key, signal, compute) => {
      const entry = entries.get(key) ?? begin(key, compute)
      entries.delete(key)
      entries.set(key, entry)
      const leave = () => {
        entry.waiting -= 1
        if (entry.waiting === 0 && entry.bytes === 0) entry.abort.abort(signal?.reason)
      }
      entry.waiting += signal ? 1 : Number.POSITIVE_INFINITY
      if (signal?.aborted) leave()
      signal?.addEventListener('abort', leave, { once: true })
      try {
        return (await entry.result).value
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}
