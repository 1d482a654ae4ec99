import { object } from 'valibot'
import { forms } from '../../../contract/forms.ts'
import type { PhotoCommands } from '../../../machines/profile/photo.ts'
import type { SavedProfile } from '../../../machines/editing/editing.ts'
import type * as Real from '../../../src/effects/profile.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer, formEffect, refusedWith } from '../../support/formEffect.ts'
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

/** Journeys serve no pictures, so members keep their initials. */
export const photoCommands: (typeof Real)['photoCommands'] = commandEffect<PhotoCommands>({
  setPicture: () => answer(() => accountOf('candidate').user),
  removePicture: () => answer(() => accountOf('candidate').user),
})
