import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { Failure } from '../../../machines/shared/failure.ts'

/** Why the server shows no people to a company; undefined where the failure has another reason. */
export function barredFrom({ code }: Failure, company: OwnCompany | undefined) {
  if (code !== 'refused' || !company) return undefined
  if (company.isSuspended) return 'suspended'
  return company.proof === 'none' ? 'unverified' : undefined
}
