import { anything, call } from '../call.ts'
import { accountId, userSchema } from '../user.ts'
import { profileForms } from './forms.ts'
import { strictObject } from '../schemas/shapes.ts'

export const profileCalls = {
  updateProfile: call({
    path: 'update-profile',
    payload: strictObject({ id: accountId, ...profileForms.profile }),
    result: userSchema,
    access: 'session',
    object: 'account',
    limits: { client: ['updateProfile'], account: ['updateProfile'] },
    audit: ['refused', 'limited'],
  }),
  changePassword: call({
    path: 'change-password',
    payload: strictObject(profileForms.changePassword),
    result: anything,
    access: 'session',
    limits: { client: ['changePassword'] },
    audit: ['done', 'refused', 'limited'],
  }),
} as const
