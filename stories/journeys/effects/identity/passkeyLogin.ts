import { fromPromise } from 'xstate'
import type { User } from '../../../../contract/user.ts'
import type * as Real from '../../../../src/effects/identity/passkeyLogin.ts'
import { answer, refused } from '../../../support/formEffect.ts'
import { refusals } from '../../../support/refusals.ts'

type Effects = typeof Real

/** The browser of a journey suggests no passkeys. */
export const offerPasskey: Effects['offerPasskey'] = fromPromise(
  async (): Promise<User | undefined> => undefined,
)

/** No account of a journey has a passkey. */
export const usePasskey: Effects['usePasskey'] = fromPromise(() =>
  answer((): User => {
    throw refused(refusals.wrongPasskeyLogin.words)
  }),
)
