/** So long nobody has typed when it is saved, in ms: what is made of it must not wait. */
export const shortestPause = 150
/** So long lies between two times of saving, about, while somebody types on, in ms: each costs several calls. */
const BETWEEN = 1_000

/**
 * How long nobody has typed before something is saved whose page follows what is saved, in ms. Soon; but for whoever
 * types slowly each key is a pause, and the calls that a client may make in a minute would soon be used up.
 *
 * @param savedAt when it was last saved
 * @param now in milliseconds since 1970, as `savedAt`
 */
export const pauseBeforeSaving = (savedAt: number, now: number): number =>
  Math.max(shortestPause, Math.min(BETWEEN, savedAt + BETWEEN - now))
