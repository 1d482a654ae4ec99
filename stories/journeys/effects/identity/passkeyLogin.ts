import { fromPromise } from 'xstate'
import type { User } from '../../../../contract/user.ts'
import type * as Real from '../../../../src/effects/identity/passkeyLogin.ts'
import { answer, failed } from '../../../support/formEffect.ts'

/** No journey has a passkey to suggest. */
export const offerPasskey: (typeof Real)['offerPasskey'] = fromPromise(() => answer((): User | undefined => undefined))

export const usePasskey: (typeof Real)['usePasskey'] = fromPromise(() =>
  answer((): User => {
    throw failed('unreachable')
  }),
)
