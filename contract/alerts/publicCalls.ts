import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'
import { lessLikeReasons } from './alertPage.ts'
import { publicAlertForm } from './savedSearch.ts'

const DEAD_LINK = 'This link doesn’t work anymore.'

/** Token of a mailed link. */
const token = v.pipe(v.string(DEAD_LINK), v.regex(/^[\w.-]{1,200}$/, DEAD_LINK))
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send the slug of the job.'))

const ofEverybody = {
  access: 'public',
  roles: [],
  audit: ['done', 'limited'],
  result: strictObject({}),
} as const

/** Calls about job alerts without a login: by email address, or by the token of a mailed link. */
export const publicAlertCalls = {
  /**
   * Emails a confirmation link. The response is the same for every address, so that it does not reveal
   * accounts.
   */
  requestAlert: defineCall({
    path: 'alert',
    summary: 'Get new jobs by email without an account.',
    payload: strictObject(publicAlertForm),
    maxBytes: 16 * 1024,
    limits: { client: ['requestAlert', 'requestAlertDaily'] },
    ...ofEverybody,
  }),
  confirmAlert: defineCall({
    path: 'confirm-alert',
    summary: 'Confirm the email address of a job alert.',
    payload: strictObject({ token }),
    limits: { client: ['useAlertLink'] },
    ...ofEverybody,
  }),
  stopAlert: defineCall({
    path: 'stop-alert',
    summary: 'Stop a job alert.',
    payload: strictObject({ token }),
    limits: { client: ['useAlertLink'] },
    ...ofEverybody,
  }),
  keepAlert: defineCall({
    path: 'keep-alert',
    summary: 'Keep a job alert for another year.',
    payload: strictObject({ token }),
    limits: { client: ['useAlertLink'] },
    ...ofEverybody,
  }),
  lessLike: defineCall({
    path: 'less-like',
    summary: 'Get fewer jobs like one of a job alert.',
    payload: strictObject({ token, slug, reason: v.picklist(lessLikeReasons, 'Choose a reason.') }),
    limits: { client: ['useAlertLink'] },
    ...ofEverybody,
  }),
  undoLessLike: defineCall({
    path: 'undo-less-like',
    summary: 'Undo getting fewer jobs like one of a job alert.',
    payload: strictObject({ token, slug, reason: v.picklist(lessLikeReasons, 'Choose a reason.') }),
    limits: { client: ['useAlertLink'] },
    ...ofEverybody,
  }),
} as const

export type PublicAlertCallName = keyof typeof publicAlertCalls
