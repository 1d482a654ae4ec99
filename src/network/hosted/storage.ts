import * as v from 'valibot'

/** Under this name the client library stores its session. */
export const storageKey = 'hosted-session'

const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds since 1970. */
  expires_at: v.number(),
})

/** Session that is stored; undefined where there is none that could be used. */
export function storedSession(): v.InferOutput<typeof sessionSchema> | undefined {
  try {
    const stored = v.safeParse(sessionSchema, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}

/** Time at which the stored access token expires, in milliseconds since 1970. */
export function storedExpiry(): number | undefined {
  const session = storedSession()
  return session && session.expires_at * 1_000
}
