import type { Database } from '../store/schema.ts'
import type { Account } from '../auth/accounts.ts'
import { companyOf } from '../companies/companies.ts'
import type { Viewer } from './postings.ts'

interface Asking {
  readonly account: Account
  readonly db: Database
  readonly now: number
}

/** Rights of a company member as a reader of its postings. */
export async function viewerOf({ account, db, now }: Asking) {
  const company = await companyOf(db, account.id)
  const isSuspended = company !== undefined && company.suspended_at !== null
  return {
    isSuspended,
    mayPublish: account.verified_at !== null && !isSuspended,
    now,
  } as const satisfies Viewer & { isSuspended: boolean }
}
