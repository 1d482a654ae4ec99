import { linkProviderCall } from '../../../../contract/identity/linkProvider.ts'
import type * as Real from '../../../../src/effects/identity/linkProvider.ts'
import { formEffect } from '../../../support/formEffect.ts'
import { newMember } from '../../../support/people.ts'

// Journeys offer no sign-in with a provider, so this effect is never reached.
export const linkProvider: (typeof Real)['linkProvider'] = formEffect(
  linkProviderCall.payload,
  () => newMember,
)
