import { forSeveral } from './requester.ts'
import type { Computed } from './taskThread.ts'

interface Entry<Value> {
  readonly result: Promise<Computed<Value>>
  /** Unknown until the result is there. */
  bytes: number
  /** Requests that wait for the result; infinitely many, where one of them cannot be aborted. */
  waiting: number
  readonly abort: AbortController
}

/** Keeps the results that were asked for last, and computes each once for all requests that wait for it. */
export interface ResultCache<Value> {
  /**
   * Finds a result, or computes it.
   *
   * @param key names everything that the result depends on
   * @param signal of the request; the computation is aborted when all requests for it are
   */
  find(
    key: string,
    signal: AbortSignal | undefined,
    compute: (signal: AbortSignal) => Promise<Computed<Value>>,
  ): Promise<Value>
}

export function createResultCache<Value>(maxBytes: number): ResultCache<Value> {
  // The one that was used last is at the end.
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
