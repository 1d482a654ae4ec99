const retries = [2_000, 5_000, 15_000, 30_000] as const

/**
 * How long until saving is tried again by itself, in milliseconds.
 *
 * @param tries how often it has failed since it worked
 */
export const retryIn = (tries: number): number => retries[tries - 1] ?? 30_000
