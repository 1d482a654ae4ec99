import { fromPromise } from 'xstate'
import type { User } from '../../../../contract/user.ts'
import type * as Real from '../../../../src/effects/identity/passkeyLogin.ts'
import { answer, refused } from '../../../support/formEffect.ts'
import { refusals } from '../../../support/refusals.ts'

type Effects = typeof Real

/** Journeys offer no passkeys. */
export const offerPasskey: Effects['offerPasskey'] = fromPromise(
  async (): Promise<User | undefined> => undefined,
)

/** Accounts of a journey have no passkeys. */
export const usePasskey: Effects['usePasskey'] = fromPromise(() =>
  answer((): User => {
    throw refused(refusals.wrongPasskeyLogin.words)
  }),
)
