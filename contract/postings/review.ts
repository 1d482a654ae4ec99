import * as v from 'valibot'
import type { PostingContent, PostingField } from './posting.ts'

/** Kinds of fraud signals. */
export const findingCodes = ['payment', 'documents', 'messenger', 'highPay', 'otherMailDomain'] as const

export type FindingCode = (typeof findingCodes)[number]

/** Signal of fraud in a posting. */
export const finding = v.object({
  code: v.picklist(findingCodes),
  /** Path of the text with the signal, such as `description` or `questions.0.label`. */
  path: v.string(),
  /** Range in this text, in UTF-16 code units; the end is exclusive. */
  start: v.number(),
  end: v.number(),
})

export type Finding = v.InferOutput<typeof finding>

/** True for a signal that many legitimate postings have, too. Operators see it, but it triggers no review. */
export const isWeak = ({ code }: Pick<Finding, 'code'>) => code === 'otherMailDomain'

/**
 * Reasons for a review by an operator before a posting is public.
 *
 * - `allPostings`, `unproven`: required by the setting POSTING_REVIEW.
 * - `companyName`: the company has the name of a verified company.
 * - `companyText`: the profile or name of the company has a fraud signal.
 * - `companyChanged`: name or website of the company have changed since its approval.
 * - `operator`: an operator held the posting or requested changes.
 */
export const reviewReasons = [
  'allPostings',
  'unproven',
  'companyName',
  'companyText',
  'companyChanged',
  'operator',
  ...findingCodes,
] as const

export type ReviewReason = (typeof reviewReasons)[number]

/** Fields without free text and without promises of money. Changes to these need no review. */
const unreviewed = [
  'regions',
  'level',
  'openings',
  'answerDays',
  'existingVacancy',
  'hidesNames',
  'retentionMonths',
  'weeklyHours',
  'visa',
  'validThrough',
] as const satisfies readonly PostingField[]

const isReviewed = (field: string) => !unreviewed.some((each) => each === field)

/** Fields of a posting whose changes are reviewed. */
export const reviewedPart = (posting: PostingContent): Partial<PostingContent> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => isReviewed(field)))

/** Fields of a posting whose changes are published immediately. */
export const unreviewedPart = (posting: PostingContent): Partial<PostingContent> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => !isReviewed(field)))

/** Text at the path of a finding, such as `questions.0.label`; empty for an unknown path. */
export function textAt(content: PostingContent, path: string): string {
  let value: unknown = content
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return typeof value === 'string' ? value : ''
}
