/** Shortest debounce, in milliseconds. Short, because previews update only after a save. */
export const shortestPause = 150
/**
 * Shortest interval between saves during continuous typing, in milliseconds: each save causes several calls.
 */
const BETWEEN = 1_000

/**
 * Debounce before saving a document with a live preview, in milliseconds. A short debounce alone would save
 * after every key of a slow typist and exceed the rate limit, so saves also keep a minimum interval.
 *
 * @param savedAt time of the last save, in milliseconds since 1970
 * @param now current time, in milliseconds since 1970
 */
export const pauseBeforeSaving = (savedAt: number, now: number): number =>
  Math.max(shortestPause, Math.min(BETWEEN, savedAt + BETWEEN - now))
