import * as v from 'valibot'
import { anything, defineCall, nothing } from '../call.ts'
import { userSchema } from '../user.ts'

export const sessionCalls = {
  logout: defineCall({
    path: 'logout',
    summary: 'Ends the session of this browser.',
    payload: nothing,
    result: anything,
    access: 'public',
    audit: ['done'],
  }),
  session: defineCall({
    path: 'session',
    summary: 'Tells who is signed in in this browser, or null.',
    payload: nothing,
    result: v.nullable(userSchema),
    access: 'public',
  }),
} as const
