import { object } from 'valibot'
import { forms } from '../../../../contract/forms.ts'
import type * as Real from '../../../../src/effects/identity/setPassword.ts'
import { formEffect } from '../../../support/formEffect.ts'

export const setPassword: (typeof Real)['setPassword'] = formEffect(
  object(forms.setPassword),
  (): unknown => null,
)
