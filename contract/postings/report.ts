import * as v from 'valibot'
import { anything, defineCall } from '../call.ts'
import { bounded, plainText } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Reasons for reporting a posting. */
export const reportReasons = ['scam', 'discrimination', 'misleading', 'notAJob', 'other'] as const

export type ReportReason = (typeof reportReasons)[number]

/** Maximum length in code points. */
export const reportLength = { max: 2_000 } as const

export const reportForm = {
  reason: v.picklist(reportReasons, 'Choose what’s wrong.'),
  text: v.optional(
    v.pipe(
      bounded(reportLength.max, 'Use words for the details.'),
      v.trim(),
      plainText(reportLength.max, 'Use letters, numbers, signs, and line breaks only.'),
    ),
    '',
  ),
} as const

/** Calls without a role, available with or without a login, below `public/`. */
export const publicCalls = {
  /** Reports a posting to the operators. Logged-in users are informed of the outcome by email. */
  report: defineCall({
    path: 'report',
    summary: 'Report a job to the operators.',
    payload: strictObject({ slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)), ...reportForm }),
    result: anything,
    access: 'public',
    roles: [],
    maxBytes: 16 * 1024,
    limits: { client: ['report', 'reportDaily'] },
    audit: ['done', 'limited'],
  }),
} as const
