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
 * The valid code that a mailed link holds, and the account it is for.
 *
 * @returns `undefined`, after the same work, when the code is wrong, old, replaced or another's, and when the address
 * is unknown or none
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

/** The refusal of a reset link whose code is wrong, old, replaced or used up. */
export const resetLinkIsSpent = () => new Refused(authRefusals.resetLinkExpired)
