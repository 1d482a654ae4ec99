/** Shortest debounce, in milliseconds: previews follow each save. */
export const shortestPause = 150
/** Least interval between saves during continuous typing, in milliseconds: each save costs several calls. */
const BETWEEN = 1_000

/**
 * Debounce before saving a document whose preview follows, in milliseconds. Short, but for slow typing each
 * key is a pause: the interval between saves keeps within the rate limit.
 *
 * @param savedAt time of the last save
 * @param now in milliseconds since 1970, as `savedAt`
 */
export const pauseBeforeSaving = (savedAt: number, now: number): number =>
  Math.max(shortestPause, Math.min(BETWEEN, savedAt + BETWEEN - now))
