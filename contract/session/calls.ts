import * as v from 'valibot'
import { anything, defineCall, nothing } from '../call.ts'
import { userSchema } from '../user.ts'

export const sessionCalls = {
  logout: defineCall({
    path: 'logout',
    summary: 'Log out.',
    payload: nothing,
    result: anything,
    access: 'public',
    audit: ['done'],
  }),
  session: defineCall({
    path: 'session',
    summary: 'Get the current user, or null.',
    payload: nothing,
    result: v.nullable(userSchema),
    access: 'public',
  }),
} as const
