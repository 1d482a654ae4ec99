import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { Failure } from '../../../machines/shared/failure.ts'

/** Reason for which a company may not search for people; undefined for other failures. */
export function barredFrom({ code }: Failure, company: OwnCompany | undefined) {
  if (code !== 'refused' || !company) return undefined
  if (company.isSuspended) return 'suspended'
  return company.proof === 'none' ? 'unverified' : undefined
}
