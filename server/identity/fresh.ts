const FRESH_MS = 10 * 60_000

/**
 * Whether a session is a fresh sign-in: it began within ten minutes.
 *
 * @param now in milliseconds since 1970, as `createdAt`
 */
export const isFresh = ({ createdAt }: { readonly createdAt: number }, now: number): boolean =>
  now - createdAt < FRESH_MS
