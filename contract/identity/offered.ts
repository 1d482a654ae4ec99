import * as v from 'valibot'

/** Identity provider for signing in. */
export const offeredProvider = v.object({ name: v.string(), label: v.string() })

export type OfferedProvider = v.InferOutput<typeof offeredProvider>

/**
 * Error codes of a failed sign-in with a provider, in the query of the login page:
 *
 * - `expired`: the sign-in took too long or was started in another browser.
 * - `denied`: the person or the provider refused.
 * - `unverified`: the provider returned no address, or has not verified one that has an account here.
 * - `unavailable`: the provider did not respond, or its response was invalid.
 *
 * In the query of the settings page also:
 *
 * - `taken`: the identity is connected to another account.
 * - `staleLogin`: the login is older than ten minutes.
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
