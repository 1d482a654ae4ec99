const FRESH_MS = 10 * 60_000

/**
 * True for a session that started within the last ten minutes.
 *
 * @param now milliseconds since 1970, as `createdAt`
 */
export const isFresh = ({ createdAt }: { readonly createdAt: number }, now: number): boolean =>
  now - createdAt < FRESH_MS
