import * as v from 'valibot'
import { alertFrequencies, savedSearchStates } from './lifecycle.ts'

/** Reasons for fewer jobs of a kind. */
export const lessLikeReasons = ['company', 'title', 'place', 'pay'] as const

export type LessLikeReason = (typeof lessLikeReasons)[number]

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
        /** The search in words, as its emails name it. */
        title: v.string(),
        every: v.picklist(alertFrequencies),
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
