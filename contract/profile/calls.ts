import * as v from 'valibot'
import { anything, call } from '../call.ts'
import { accountId, userSchema } from '../user.ts'
import { profileForms } from './forms.ts'

export const profileCalls = {
  updateProfile: call(
    'update-profile',
    v.strictObject({ id: accountId, ...profileForms.profile }),
    userSchema,
  ),
  changePassword: call('change-password', v.strictObject(profileForms.changePassword), anything),
} as const
