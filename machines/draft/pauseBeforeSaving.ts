/** So long nobody has typed when it is saved, in ms: what is made of it must not wait. */
export const shortestPause = 150
/** So long lies between two times of saving, about, while somebody types on, in ms: each costs several calls. */
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
