import { object } from 'valibot'
import { forms } from '../../../contract/forms.ts'
import type * as Real from '../../../src/effects/profile.ts'
import { formEffect } from '../../support/formEffect.ts'
import { change } from '../memory.ts'

export const updateProfile: (typeof Real)['updateProfile'] = formEffect(
  object(forms.profile),
  (typed, { role }) => change(role, typed),
)
