import type { Told } from './live.ts'

const KEPT = 60_000
const MOST_KEPT = 2_000
/** Allowance for network latency between page and server, in milliseconds. */
const ON_THE_WAY = 1_000

/**
 * Creates a buffer of recent changes, replayed to streams that open after their page was loaded, or that
 * reconnect.
 */
export function createRecent() {
  let kept: { readonly at: number; readonly told: Told }[] = []
  /** Time since which the buffer is complete. */
  let complete = performance.now()
  return {
    add: (told: Told) => {
      const now = performance.now()
      kept.push({ at: now, told })
      if (kept.length <= MOST_KEPT && (kept[0]?.at ?? now) > now - 2 * KEPT) return
      kept = kept.filter(({ at }) => at > now - KEPT).slice(-MOST_KEPT / 2)
      complete = Math.max(complete, kept[0]?.at ?? now)
    },
    /** Clears the buffer, because changes may have been missed. */
    forget: () => {
      kept = []
      complete = performance.now()
    },
    /** Changes of the last `age` milliseconds; undefined if the buffer does not cover them completely. */
    since: (age: number): readonly Told[] | undefined => {
      const from = performance.now() - age
      if (age > KEPT || from < complete) return undefined
      return kept.filter(({ at }) => at >= from - ON_THE_WAY).map(({ told }) => told)
    },
  }
}
