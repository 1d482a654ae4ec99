import { finishRegistrationCall } from '../../../../contract/identity/finishRegistration.ts'
import type * as Real from '../../../../src/effects/identity/finishRegistration.ts'
import { formEffect } from '../../../support/formEffect.ts'
import { newMember } from '../../../support/people.ts'

// Journeys offer no sign-in with a provider, so this effect is never reached.
export const finishRegistration: (typeof Real)['finishRegistration'] = formEffect(
  finishRegistrationCall.payload,
  () => newMember,
)
