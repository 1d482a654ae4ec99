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
 * Query of the invitation with a code that was mailed to an address. Only a valid one is found: not expired,
 * and its company not suspended.
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
 * Refused identically for a code that is wrong, expired, replaced, used, for another address, or of a
 * suspended company.
 */
export const invitationExpired = (details = {}) => new Refused(companiesRefusals.invitationExpired, details)
