import { defineCall } from '../call.ts'
import { companyName } from '../fields.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'

export const finishRegistrationCall = defineCall({
  path: 'finish-registration',
  summary: 'Create the employer account that a sign-in with a provider has begun, and log in.',
  payload: strictObject({ companyName }),
  result: userSchema,
  access: 'public',
  roles: ['employer'],
  limits: { client: ['register', 'registerDaily'] },
  audit: ['done', 'refused', 'limited'],
})
