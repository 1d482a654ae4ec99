import { fromPromise } from 'xstate'
import { object } from 'valibot'
import { forms } from '../../../../contract/forms.ts'
import type { AddressChange, AddressCommands } from '../../../../machines/identity/emailAddress.ts'
import type * as Real from '../../../../src/effects/identity/emailAddress.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer, formEffect } from '../../../support/formEffect.ts'
import { member } from '../../../support/people.ts'

type Effects = typeof Real

/** No address change is pending, because journeys do not open its mails. */
export const readAddressChange: Effects['readAddressChange'] = fromPromise(() =>
  answer((): AddressChange => ({ pending: null })),
)

export const changeEmailAddress: Effects['changeEmailAddress'] = formEffect(
  object(forms.changeEmailAddress),
  (): unknown => null,
)

export const addressCommands: Effects['addressCommands'] = commandEffect<AddressCommands>({
  resend: () => answer(() => ({})),
  cancel: () => answer(() => ({})),
})

export const confirmEmailAddress: Effects['confirmEmailAddress'] = fromPromise(() => answer(() => member))
export const undoEmailAddress: Effects['undoEmailAddress'] = fromPromise(() => answer((): unknown => member))
