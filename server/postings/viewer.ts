import type { Settings } from '../operations/settings.ts'
import type { Database } from '../store/schema.ts'
import type { Account } from '../auth/accounts.ts'
import { companyOf, type Company } from '../companies/companies.ts'
import type { Viewer } from './postings.ts'

interface Asking {
  readonly account: Account
  readonly db: Database
  readonly now: number
  readonly postingReview: Settings['postingReview']
}

/** Who acts for a company, as they look at its postings. */
export async function viewerOf({ account, db, now, postingReview }: Asking) {
  const company = await companyOf(db, account.id)
  const isSuspended = company !== undefined && company.suspended_at !== null
  return {
    isSuspended,
    mayPublish: account.verified_at !== null && !isSuspended,
    isReviewed: company !== undefined && isReviewed(postingReview, company),
    now,
  } as const satisfies Viewer & { isSuspended: boolean }
}

/** Whether an operator looks at what a company wants to publish, before everybody finds it. */
const isReviewed = (postingReview: Settings['postingReview'], { proof }: Company) =>
  postingReview === 'all' || (postingReview === 'unproven' && proof === 'none')
