import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { companyFindingsIn, findingsIn } from '../../contract/postings/findings.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import {
  isWeak,
  reviewedPart,
  textAt,
  type Finding,
  type FindingCode,
  type ReviewReason,
} from '../../contract/postings/review.ts'
import { hasNameOfAnother } from '../companies/foldedName.ts'
import { domainOf } from '../companies/proof.ts'
import type { Settings } from '../operations/settings.ts'
import type { Database } from '../store/schema.ts'
import type { LockedCompany } from './findable.ts'
import { contentOf, type Posting } from './postings.ts'

export type PostingReview = Settings['postingReview']

interface Reviewed {
  readonly posting: Posting
  /** Company of the posting, locked until the transaction ends. */
  readonly company: LockedCompany
  readonly postingReview: PostingReview
}

/**
 * Hash of everything that a review covers: the posting, its company, and the fraud signals in the company's
 * profile.
 */
export const clearedHash = (content: PostingContent, company: LockedCompany): string =>
  createHash('sha256')
    .update(
      JSON.stringify([reviewedPart(content), company.name, company.website, ...findingsOfCompany(company)]),
    )
    .digest('base64url')

/**
 * Reasons for a review before a posting is published, resumed or renewed. None if its text was approved
 * before, for a company with the same name and website.
 */
export async function reasonsToOpen(
  transaction: Database,
  { company, posting, postingReview }: Reviewed,
): Promise<readonly ReviewReason[]> {
  const content = contentOf(posting)
  if (await isWatched(transaction, posting.id, 'posting')) {
    return ['operator', ...codesOf(findingsOf(content, company))]
  }
  if (posting.cleared_hash === clearedHash(content, company)) return []
  return [
    ...(await reasonsInCompany(transaction, company, postingReview)),
    ...codesOf(findingsOf(content, company)),
  ]
}

/** Reasons for a review of changes to a published posting. */
export async function reasonsToChange(
  transaction: Database,
  { company, content, posting, postingReview }: Reviewed & { readonly content: PostingContent },
): Promise<readonly ReviewReason[]> {
  const before = contentOf(posting)
  if (isDeepStrictEqual(reviewedPart(before), reviewedPart(content))) return []
  const known = new Set(findingsOf(before, company).map((each) => quoteOf(each, before)))
  const added = findingsOf(content, company).filter((each) => !known.has(quoteOf(each, content)))
  return [
    ...((await isWatched(transaction, posting.id, 'changes')) ? (['operator'] as const) : []),
    ...(await reasonsInCompany(transaction, company, postingReview)),
    ...codesOf(added),
  ]
}

/** Reasons for a review of all postings of a company. */
export async function reasonsInCompany(
  transaction: Database,
  company: LockedCompany,
  postingReview: PostingReview,
): Promise<readonly ReviewReason[]> {
  const isUnproven = postingReview === 'unproven' && company.proof === 'none'
  return [
    ...(postingReview === 'all' ? (['allPostings'] as const) : []),
    ...(isUnproven ? (['unproven'] as const) : []),
    ...((await hasNameOfAnother(transaction, company)) ? (['companyName'] as const) : []),
    ...(findingsOfCompany(company).length > 0 ? (['companyText'] as const) : []),
  ]
}

/** Fraud signals in a company's profile, with the matched words. */
export const findingsOfCompany = ({
  places,
  ...company
}: Pick<LockedCompany, 'about' | 'industry' | 'name' | 'places'>): readonly string[] =>
  companyFindingsIn({ ...company, places: v.parse(v.array(v.string()), JSON.parse(places)) })

/** True if the last decision of an operator requested changes, of the posting or of its edits. */
async function isWatched(transaction: Database, id: string, what: 'posting' | 'changes'): Promise<boolean> {
  const decisions = transaction
    .selectFrom('events')
    .select('type')
    .where('subject_kind', '=', 'posting')
    .where('subject_id', '=', id)
    .where('actor', '=', 'operator')
    .orderBy('seq', 'desc')
    .limit(1)
  // Decisions about edits do not change the state of the posting.
  const about = what === 'changes' ? decisions : decisions.whereRef('from_state', '!=', 'to_state')
  const last = await about.executeTakeFirst()
  return last?.type === 'hold' || last?.type === 'refuse'
}

const findingsOf = (content: PostingContent, { website }: Pick<LockedCompany, 'website'>) =>
  findingsIn(content, domainOf(website)).filter((each) => !isWeak(each))

const codesOf = (findings: readonly Finding[]): FindingCode[] => [
  ...new Set(findings.map(({ code }) => code)),
]

/** Identity of a finding by its text, so that moving a text does not create a new finding. */
const quoteOf = ({ code, end, path, start }: Finding, content: PostingContent) =>
  `${code} ${textAt(content, path).slice(start, end)}`
