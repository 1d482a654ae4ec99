import * as v from 'valibot'

/** A provider that people can sign in with. */
export const offeredProvider = v.object({ name: v.string(), label: v.string() })

export type OfferedProvider = v.InferOutput<typeof offeredProvider>

/**
 * Reason of a failed sign-in with a provider, in the address of the login: `expired`, it took too long or was begun in
 * another browser; `denied`, the person or the provider said no; `unverified`, the provider names no address, or has not
 * verified one that has an account here; `unavailable`, the provider does not answer, or not as it should. In the address
 * of the settings also: `taken`, the person is connected to another account; `staleLogin`, the login is older than ten
 * minutes.
 */
export const signInRefusals = [
  'expired',
  'denied',
  'unverified',
  'unavailable',
  'taken',
  'staleLogin',
] as const

export type SignInRefusal = (typeof signInRefusals)[number]
