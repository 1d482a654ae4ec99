import { allOf } from '../../../contract/words/listFormat.ts'
import type { ReviewReason } from '../../../contract/postings/review.ts'

/** Why we look at a posting, to those who act for its company: the end of "Held for review:". */
export const reviewReasonWords: Readonly<Record<ReviewReason, string>> = {
  allPostings: 'we look at every posting first',
  unproven: 'your company has not shown yet that its website is its own',
  companyName: 'another company of this name has shown that its website is its own',
  companyText:
    'the text about your company asks for money, documents or account details, or to go on in a messenger',
  companyChanged: 'the name or the website of your company was changed',
  operator: 'we held it, or asked for changes, before',
  payment: 'it asks applicants for money',
  documents: 'it asks for documents or account details before anybody is hired',
  messenger: 'it asks applicants to go on in a messenger',
  highPay: 'it promises far more than such a job pays',
  otherMailDomain: 'it names a mail address of another domain',
}

/** A sentence on why a posting, or its changes, are looked at. */
export const heldBecause = (reasons: readonly ReviewReason[]): string =>
  reasons.length > 0
    ? `Held for review: ${allOf(reasons.map((reason) => reviewReasonWords[reason]))}.`
    : 'Held for review: we look at it before everybody can find it.'

/** The state of changes that are looked at. */
export const changesAreChecked = 'Your changes are being checked; the approved text is shown until then.'
