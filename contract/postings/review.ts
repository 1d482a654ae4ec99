import * as v from 'valibot'
import type { PostingContent, PostingField } from './posting.ts'

/** Signs of fraud in a posting. */
export const findingCodes = ['payment', 'documents', 'messenger', 'highPay', 'otherMailDomain'] as const

export type FindingCode = (typeof findingCodes)[number]

/** A signal of fraud in a posting. */
export const finding = v.object({
  code: v.picklist(findingCodes),
  /** The text that it is in, such as `description` or `questions.0.label`. */
  path: v.string(),
  /** The range in that text, in UTF-16 code units; the end is exclusive. */
  start: v.number(),
  end: v.number(),
})

export type Finding = v.InferOutput<typeof finding>

/** A signal that many honest postings have, too: it is shown to operators, and holds nothing. */
export const isWeak = ({ code }: Pick<Finding, 'code'>) => code === 'otherMailDomain'

/**
 * Why an operator looks at a posting before everybody can find it.
 * `allPostings`, `unproven`: the setting POSTING_REVIEW says so.
 * `companyName`: its company has the name of another that has proven its website.
 * `companyText`: the text about its company, or the name, has a signal of fraud.
 * `companyChanged`: its company has another name or website than when it was approved.
 * `operator`: an operator held it, or asked for changes.
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

/** Fields that say nothing in words of the employer's own, and promise no money: their changes need no review. */
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

/** The part of a posting whose changes are reviewed. */
export const reviewedPart = (posting: PostingContent): Partial<PostingContent> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => isReviewed(field)))

/** The part whose changes everybody sees at once. */
export const unreviewedPart = (posting: PostingContent): Partial<PostingContent> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => !isReviewed(field)))

/** The text of a posting that a path leads to. */
export function textAt(content: PostingContent, path: string): string {
  let value: unknown = content
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return typeof value === 'string' ? value : ''
}
