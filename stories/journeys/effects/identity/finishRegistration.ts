import { finishRegistrationCall } from '../../../../contract/identity/finishRegistration.ts'
import type * as Real from '../../../../src/effects/identity/finishRegistration.ts'
import { formEffect } from '../../../support/formEffect.ts'
import { newMember } from '../../../support/people.ts'

// A journey offers no provider: nobody comes back from one.
export const finishRegistration: (typeof Real)['finishRegistration'] = formEffect(
  finishRegistrationCall.payload,
  () => newMember,
)
