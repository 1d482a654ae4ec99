import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { beginPasskeyOffer } from '../../browser/passkeyOffer.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'

// The passkey library loads after the page is interactive.
const load = () => import('../../network/passkeys.ts')

/**
 * Lifetime of an autofill request, in milliseconds. The server accepts a challenge for five minutes, so a
 * form that stays open needs a new one before that.
 */
const OFFER_MS = 240_000

type Of = EffectRequest<{ readonly role: Role }>

/**
 * Offers passkeys as autofill of the address field, until the person chooses one. Resolves with undefined if
 * the browser has no passkey autofill, or if a password is submitted instead. The person has not asked for
 * this offer, so only failures after their choice are reported.
 */
export const offerPasskey = provided(async ({ input: { role }, signal }: Of): Promise<User | undefined> => {
  // Hosted backends do not support passkeys.
  if (import.meta.env.VITE_HOSTED_URL || !(await suggestsPasskeys())) return undefined
  await pageLoaded()
  const offer = AbortSignal.any([signal, beginPasskeyOffer()])
  const { authenticate, logInByPasskey } = await loaded(load, signal)
  while (!offer.aborted) {
    const time = AbortSignal.timeout(OFFER_MS)
    const of = { role, signal: AbortSignal.any([offer, time]) }
    const response = await authenticate(of, { isOffer: true }).catch(() => undefined)
    if (response) return logInByPasskey(response, { role, signal: offer })
    if (!time.aborted) return undefined
  }
  return undefined
})

/** Logs in with a passkey. */
export const usePasskey = provided(async ({ input: { role }, signal }: Of): Promise<User> => {
  const { authenticate, logInByPasskey } = await loaded(load, signal)
  const of = { role, signal }
  return logInByPasskey(await authenticate(of), of)
})

/** True if the browser supports passkey autofill (conditional mediation). */
const suggestsPasskeys = async () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
