import * as v from 'valibot'
import { anything, call, nothing } from '../call.ts'
import { userSchema } from '../user.ts'

export const sessionCalls = {
  logout: call('logout', nothing, anything),
  session: call('session', nothing, v.nullable(userSchema)),
} as const
