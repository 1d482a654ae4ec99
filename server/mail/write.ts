import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import { findAccount } from '../calls/shared/accounts.ts'
import { codeDigest, newCode } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import type { MailKind, OutboxTable } from '../store/schema/mail.ts'
import type { CodePurpose } from '../store/schema/sessions.ts'
import { writeMail, type MailContent } from './templates.ts'

const MINUTE = 60_000
const lifetimes: Readonly<Record<CodePurpose, number>> = {
  reset: 30 * MINUTE,
  verification: 24 * 60 * MINUTE,
}
const purposes: Readonly<Record<MailKind, CodePurpose | undefined>> = {
  verifyAddress: 'verification',
  resetPassword: 'reset',
  passwordChanged: undefined,
}

interface Writing {
  readonly brand: string
  /** The origin of the application, by configuration; never by what a request says. */
  readonly origin: string
  readonly now: number
}

// A request in somebody else's name must not make the link useless that its owner is about to open.
const VALID_CODES = 3

/**
 * Writes a mail of the outbox: makes its code, keeps that and the two before it, and renders it.
 *
 * @returns the mail, or `undefined` when there is nobody to send it to, or nothing to verify any more
 */
export async function writeRequestedMail(
  transaction: Database,
  { kind, role, recipient }: Pick<OutboxTable, 'kind' | 'role' | 'recipient'>,
  { brand, origin, now }: Writing,
): Promise<MailContent | undefined> {
  const account = await findAccount(transaction, role, recipient)
  if (!account || (kind === 'verifyAddress' && account.verified_at !== null)) return undefined
  const code = newCode()
  const purpose = purposes[kind]
  if (purpose) {
    await transaction
      .insertInto('codes')
      .values({
        account_id: account.id,
        purpose,
        code_hash: codeDigest(code),
        expires_at: now + lifetimes[purpose],
      })
      .execute()
    const ofAccount = transaction
      .selectFrom('codes')
      .select('code_hash')
      .where('account_id', '=', account.id)
      .where('purpose', '=', purpose)
    await transaction
      .deleteFrom('codes')
      .where('account_id', '=', account.id)
      .where('purpose', '=', purpose)
      .where('code_hash', 'not in', ofAccount.orderBy('expires_at', 'desc').limit(VALID_CODES))
      .execute()
  }
  const path = {
    verifyAddress: mailedPath(paths.verify(role), recipient, code),
    resetPassword: mailedPath(paths.createPassword(role), recipient, code),
    passwordChanged: paths.forgotPassword(role),
  }[kind]
  return writeMail(kind, { brand, firstName: account.first_name, link: origin + path })
}
