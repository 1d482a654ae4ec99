import * as v from 'valibot'
import { alertFrequencies, savedSearchStates } from './lifecycle.ts'

/** Reasons for wanting fewer jobs of a kind. */
export const lessLikeReasons = ['company', 'title', 'place', 'pay'] as const

export type LessLikeReason = (typeof lessLikeReasons)[number]

/** Content of the page that a mailed link opens; null if the link is no longer valid. */
export const alertPageSchema = v.nullable(
  v.object({
    /** Purpose of the link: to confirm the address, or to manage the alert that was mailed with it. */
    purpose: v.picklist(['confirm', 'manage']),
    /** Email address of the recipient, partly masked. */
    address: v.string(),
    /** Searches that the link manages: one alert, or all that the confirmation starts. */
    searches: v.array(
      v.object({
        criteria: v.string(),
        /** The search in words, with the title that its emails use. */
        title: v.string(),
        every: v.picklist(alertFrequencies),
        state: v.picklist(savedSearchStates),
      }),
    ),
    /** Job that the link names, the reasons that would change its searches, and the reasons already given. */
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

/** Form field of the alert page that names the action to perform. */
export const alertFormField = 'do'
/** Form field for the reason, sent with `less` and `undo`. */
export const alertReasonField = 'reason'
export const alertFormActions = ['confirm', 'stop', 'keep', 'less', 'undo'] as const

export type AlertFormAction = (typeof alertFormActions)[number]
