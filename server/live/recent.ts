import type { Told } from './live.ts'

const KEPT = 60_000
const MOST_KEPT = 2_000
/** What the way from the page to the server may take. */
const ON_THE_WAY = 1_000

/** What was told of late, for pages whose stream opens after they were read, or was lost for a moment. */
export function createRecent() {
  let kept: { readonly at: number; readonly told: Told }[] = []
  /** From when on nothing is missing. */
  let complete = performance.now()
  return {
    add: (told: Told) => {
      const now = performance.now()
      kept.push({ at: now, told })
      if (kept.length <= MOST_KEPT && (kept[0]?.at ?? now) > now - 2 * KEPT) return
      kept = kept.filter(({ at }) => at > now - KEPT).slice(-MOST_KEPT / 2)
      complete = Math.max(complete, kept[0]?.at ?? now)
    },
    /** Something was not heard. */
    forget: () => {
      kept = []
      complete = performance.now()
    },
    /** What was told within so many milliseconds; undefined where that is not known in full. */
    since: (age: number): readonly Told[] | undefined => {
      const from = performance.now() - age
      if (age > KEPT || from < complete) return undefined
      return kept.filter(({ at }) => at >= from - ON_THE_WAY).map(({ told }) => told)
    },
  }
}
