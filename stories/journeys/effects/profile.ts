import { object } from 'valibot'
import { forms } from '../../../contract/forms.ts'
import type { SavedProfile } from '../../../machines/editing/editing.ts'
import type * as Real from '../../../src/effects/profile.ts'
import { formEffect, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'
import { accountOf, change, memory } from '../memory.ts'

export const updateProfile: (typeof Real)['updateProfile'] = formEffect(
  object(forms.profile),
  (typed, { role }): SavedProfile => ({ user: change(role, typed) }),
)

export const changePassword: (typeof Real)['changePassword'] = formEffect(
  object(forms.changePassword),
  ({ currentPassword, password }, { role }): unknown => {
    const account = accountOf(role)
    if (account.password !== currentPassword) throw refusedWith(refusals.notCurrentPassword)
    memory.send({ type: 'keep', role, account: { ...account, password } })
    return null
  },
)
