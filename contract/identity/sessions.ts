import * as v from 'valibot'
import { anything, defineCall, id, nothing } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Session in one browser, as its owner sees it. */
const openSession = v.object({
  id: v.string(),
  /** Browser and system, such as `Firefox on Windows`; empty if unknown. */
  browser: v.string(),
  /** Prefix of the network of the last request, such as `203.0.113.x`; empty if unknown. */
  network: v.string(),
  createdAt: v.string(),
  /** Time of the last request, accurate to one hour. */
  lastUsedAt: v.string(),
  /** True for the session of the request. */
  isCurrent: v.boolean(),
})

export type OpenSession = v.InferOutput<typeof openSession>

export const openSessionCalls = {
  listSessions: defineCall({
    path: 'list-sessions',
    summary: 'List the browsers you’re logged in on, this one first.',
    payload: nothing,
    result: v.array(openSession),
    access: 'session',
  }),
  endSession: defineCall({
    path: 'end-session',
    summary: 'Log out of one of your sessions.',
    payload: strictObject({ id }),
    result: anything,
    access: 'session',
    limits: { account: ['endSession'] },
    audit: ['done', 'limited'],
  }),
  endOtherSessions: defineCall({
    path: 'end-other-sessions',
    summary: 'Log out of all your sessions but this one.',
    payload: nothing,
    result: anything,
    access: 'session',
    limits: { account: ['endSession'] },
    audit: ['done', 'limited'],
  }),
} as const
