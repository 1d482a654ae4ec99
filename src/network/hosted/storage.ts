import * as v from 'valibot'

/** Key under which the client library stores its session. */
export const storageKey = 'hosted-session'

const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Expiry in seconds since 1970. */
  expires_at: v.number(),
})

/** Stored session; undefined if there is none or it is malformed. */
export function storedSession(): v.InferOutput<typeof sessionSchema> | undefined {
  try {
    const stored = v.safeParse(sessionSchema, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}

/** Expiry of the stored access token, in milliseconds since 1970. */
export function storedExpiry(): number | undefined {
  const session = storedSession()
  return session && session.expires_at * 1_000
}
