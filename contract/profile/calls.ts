import { anything, defineCall } from '../call.ts'
import { accountId, userSchema } from '../user.ts'
import { profileForms } from './forms.ts'
import { strictObject } from '../schemas/shapes.ts'

export const profileCalls = {
  updateProfile: defineCall({
    path: 'update-profile',
    summary: 'Change your name and user name.',
    payload: strictObject({ id: accountId, ...profileForms.profile }),
    result: userSchema,
    access: 'session',
    object: 'account',
    limits: { client: ['updateProfile'], account: ['updateProfile'] },
    audit: ['refused', 'limited'],
  }),
  changePassword: defineCall({
    path: 'change-password',
    summary: 'Change your password. Ends your other sessions.',
    payload: strictObject(profileForms.changePassword),
    result: anything,
    access: 'session',
    limits: { client: ['changePassword'] },
    audit: ['done', 'refused', 'limited'],
  }),
} as const
