const retries = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Delay before the next automatic retry of a save, in milliseconds.
 *
 * @param tries failed attempts since the last success
 */
export const retryIn = (tries: number): number => retries[tries - 1] ?? 30_000
