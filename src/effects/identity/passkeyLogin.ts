import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import { beginPasskeyOffer } from '../../browser/passkeyOffer.ts'
import { loaded, provided, type EffectRequest } from '../shared/provided.ts'

// No page loads what passkeys take before it is interactive.
const load = () => import('../../network/passkeys.ts')

/** The server takes the answer to a challenge for five minutes: a form that is open longer has a new one. */
const OFFER_MS = 240_000

type Of = EffectRequest<{ readonly role: Role }>

/**
 * Suggests passkeys in the address field until the person chooses one. Gives nothing where the browser cannot, or a
 * password is sent instead. Nobody has asked for it: only what goes wrong after the choice is a failure.
 */
export const offerPasskey = provided(async ({ input: { role }, signal }: Of): Promise<User | undefined> => {
  // A hosted backend has none.
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

/** Has the person use a passkey. */
export const usePasskey = provided(async ({ input: { role }, signal }: Of): Promise<User> => {
  const { authenticate, logInByPasskey } = await loaded(load, signal)
  const of = { role, signal }
  return logInByPasskey(await authenticate(of), of)
})

/** True if the browser lists passkeys among what it fills in. */
const suggestsPasskeys = async () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
