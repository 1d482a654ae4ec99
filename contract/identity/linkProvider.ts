import { defineCall } from '../call.ts'
import { currentPassword } from '../fields.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'

export const linkProviderCall = defineCall({
  path: 'link-provider',
  summary: 'Connect the provider that this browser has come back from to your account, and log in.',
  payload: strictObject({ password: currentPassword }),
  result: userSchema,
  access: 'public',
  audit: ['done', 'refused', 'limited'],
})
