import { forSeveral } from '../../operations/requester.ts'
import type { LaidPages } from './messages.ts'

const MOST_KEPT = 32

interface Kept {
  readonly pages: Promise<LaidPages>
  /** Requests that wait for the pages; infinitely many, where one of them cannot be aborted. */
  waiting: number
  readonly abort: AbortController
}

/** Keeps the pages of a few resumes, and lays out each of them once for all requests that wait for it. */
export interface PageCache {
  /**
   * Finds pages, or has them laid out.
   *
   * @param signal of the request; the layout is aborted when all requests for it are
   */
  find(
    key: string,
    signal: AbortSignal | undefined,
    layOut: (signal: AbortSignal) => Promise<LaidPages>,
  ): Promise<LaidPages>
}

export function createPageCache(): PageCache {
  const kept = new Map<string, Kept>()
  const begin = (key: string, layOut: (signal: AbortSignal) => Promise<LaidPages>): Kept => {
    const abort = new AbortController()
    const begun: Kept = { pages: forSeveral(() => layOut(abort.signal)), waiting: 0, abort }
    const forget = () => {
      if (kept.get(key) === begun) kept.delete(key)
    }
    begun.pages.catch(forget)
    abort.signal.addEventListener('abort', forget, { once: true })
    return begun
  }
  return {
    find: async (key, signal, layOut) => {
      const found = kept.get(key) ?? begin(key, layOut)
      // The newest at the end.
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)

      const leave = () => {
        found.waiting -= 1
        if (found.waiting === 0) found.abort.abort(signal?.reason)
      }
      found.waiting += signal ? 1 : Number.POSITIVE_INFINITY
      if (signal?.aborted) leave()
      signal?.addEventListener('abort', leave, { once: true })
      try {
        return await found.pages
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}
