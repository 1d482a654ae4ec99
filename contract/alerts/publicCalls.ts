import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'
import { savedSearchStates } from './lifecycle.ts'
import { alertFrequency, publicAlertForm } from './savedSearch.ts'

/** Reasons for fewer jobs of a kind. */
export const lessLikeReasons = ['company', 'title', 'place', 'pay'] as const

export type LessLikeReason = (typeof lessLikeReasons)[number]

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

/** The calls about job alerts that need no login: by an email address, or by the token of a mailed link. */
export const publicAlertCalls = {
  /** Sends a confirmation to the address, which is told nothing else; the response is the same for every address. */
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

/** Content of the page of a mailed link; null for a dead one. */
export const alertPageSchema = v.nullable(
  v.object({
    /** What the link is for: confirming an address, or the alert it came with. */
    purpose: v.picklist(['confirm', 'manage']),
    /** Recipient, shortened. */
    address: v.string(),
    /** The alert, or all that the confirmation starts. */
    searches: v.array(
      v.object({
        criteria: v.string(),
        name: v.string(),
        every: alertFrequency,
        state: v.picklist(savedSearchStates),
      }),
    ),
    /** Job that the link names, with the reasons that would change something, and those that were given. */
    job: v.nullable(
      v.object({
        slug: v.string(),
        title: v.string(),
        company: v.string(),
        reasons: v.array(v.picklist(lessLikeReasons)),
        given: v.array(v.picklist(lessLikeReasons)),
      }),
    ),
  }),
)

export type AlertPageContent = v.InferOutput<typeof alertPageSchema>

/** Field of the forms on that page, and what it says. */
export const alertFormField = 'do'
/** Field of the reason with which `less` and `undo` are sent. */
export const alertReasonField = 'reason'
export const alertFormActions = ['confirm', 'stop', 'keep', 'less', 'undo'] as const

export type AlertFormAction = (typeof alertFormActions)[number]
