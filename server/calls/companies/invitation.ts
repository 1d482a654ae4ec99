import { Refused } from '../../refused.ts'
import { codeDigest } from '../../security/secrets.ts'
import type { Database } from '../../store/schema.ts'
import { companiesRefusals } from '../../words/companies.ts'

interface Mailed {
  readonly code: string
  readonly emailAddress: string
  readonly now: number
}

/**
 * The invitation that a code was mailed for to an address, while it can be accepted: for its time, and not while the company
 * is suspended.
 */
export const invitationFor = (db: Database, { code, emailAddress, now }: Mailed) =>
  db
    .selectFrom('invitations')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .selectAll('invitations')
    .where('companies.suspended_at', 'is', null)
    .where('code_hash', '=', codeDigest(code))
    .where('email_address', '=', emailAddress)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Same response for a code that is wrong, expired, replaced, used, for another address, or of a suspended
 * company.
 */
export const invitationExpired = (details = {}) => new Refused(companiesRefusals.invitationExpired, details)
