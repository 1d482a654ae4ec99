import { allOf } from '../../../contract/words/listFormat.ts'
import type { ReviewReason } from '../../../contract/postings/review.ts'

/** Reasons for a review, as shown to the company after "In review:". */
export const reviewReasonWords: Readonly<Record<ReviewReason, string>> = {
  allPostings: 'we review every job post first',
  unproven: 'your company isn’t verified yet',
  companyName: 'another company with this name is verified',
  companyText:
    'the text about your company asks for money, documents, account details, or a chat in a messenger',
  companyChanged: 'the name or website of your company changed',
  operator: 'we held it or requested changes before',
  payment: 'it asks applicants for money',
  documents: 'it asks for documents or account details before hiring',
  messenger: 'it asks applicants to move to a messenger',
  highPay: 'it promises far more than such a job usually pays',
  otherMailDomain: 'it has an email address at another domain',
}

/** Reasons that a job post or its changes are in review, as a sentence. */
export const heldBecause = (reasons: readonly ReviewReason[]): string =>
  reasons.length > 0
    ? `In review: ${allOf(reasons.map((reason) => reviewReasonWords[reason]))}.`
    : 'We’re reviewing this job post before it goes live.'

/** Texts about changes to a live job post that are in review or need corrections. */
export const changesWords = {
  inReview: 'We’re reviewing your changes. Candidates see the approved text until then.',
  requested: 'Changes requested.',
  untilThen: 'Candidates see the approved text until then.',
  changed: (fields: string) => `Changed: ${fields}`,
} as const
