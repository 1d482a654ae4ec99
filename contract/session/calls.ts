import * as v from 'valibot'
import { anything, call, nothing } from '../call.ts'
import { userSchema } from '../user.ts'

export const sessionCalls = {
  logout: call({ path: 'logout', payload: nothing, result: anything, access: 'public', audit: ['done'] }),
  session: call({ path: 'session', payload: nothing, result: v.nullable(userSchema), access: 'public' }),
} as const
