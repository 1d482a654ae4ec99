import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import { Refused } from '../../refused.ts'
import { codeDigest } from '../../security/secrets.ts'
import type { CodePurpose } from '../../store/schema/sessions.ts'
import type { CallContext } from './context.ts'
import { authRefusals } from '../../words/auth.ts'

interface MailedLink {
  readonly purpose: CodePurpose
  /** Parameters of the mailed link. */
  readonly emailAddress: string
  readonly code: string
}

/**
 * Query of the valid code of a mailed link, and of its account.
 *
 * @returns `undefined`, after the same work, if the code is wrong, expired, replaced or of another account,
 * and if the address is unknown or invalid
 */
export function findCode({ db, now, role }: CallContext, { purpose, emailAddress, code }: MailedLink) {
  return db
    .selectFrom('codes')
    .innerJoin('accounts', 'accounts.id', 'codes.account_id')
    .select(['account_id', 'code_hash'])
    .where('role', '=', role)
    .where('email_address', '=', canonicalEmailAddress(emailAddress) ?? '')
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeDigest(code))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Refused for a reset link whose code is wrong, expired, replaced or used. */
export const resetLinkIsSpent = () => new Refused(authRefusals.resetLinkExpired)
