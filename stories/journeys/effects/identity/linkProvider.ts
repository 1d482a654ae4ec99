import { linkProviderCall } from '../../../../contract/identity/linkProvider.ts'
import type * as Real from '../../../../src/effects/identity/linkProvider.ts'
import { formEffect } from '../../../support/formEffect.ts'
import { newMember } from '../../../support/people.ts'

// A journey offers no provider: nobody comes back from one.
export const linkProvider: (typeof Real)['linkProvider'] = formEffect(
  linkProviderCall.payload,
  () => newMember,
)
