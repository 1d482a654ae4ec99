import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { findAccount } from '../auth/accounts.ts'
import { codeDigest, newCode } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import type { AccountMailKind } from './kinds.ts'
import type { CodePurpose } from '../store/schema/sessions.ts'
import { mailSchema, writeMail } from './templates.ts'

const MINUTE = 60_000
const lifetimes: Readonly<Record<CodePurpose, number>> = {
  reset: 30 * MINUTE,
  verification: 24 * 60 * MINUTE,
}
const purposes: Readonly<Record<AccountMailKind, CodePurpose | undefined>> = {
  verifyAddress: 'verification',
  resetPassword: 'reset',
  passwordChanged: undefined,
  passwordSet: undefined,
  exportReady: undefined,
  passkeyAdded: undefined,
  passkeyRemoved: undefined,
}

/** A mail as it is kept until it has been handed over, so that every attempt sends the same one. */
export const writtenMailSchema = v.object({
  ...mailSchema.entries,
  /** The part of its Message-ID that is its own. */
  id: v.string(),
  /** Whose mail it is; none for somebody without an account. */
  accountId: v.optional(v.string()),
  codeHash: v.string(),
  /** Until when its link works, in milliseconds since 1970; without a code for ever. */
  validUntil: v.nullable(v.number()),
})

export type WrittenMail = v.InferOutput<typeof writtenMailSchema>

/** Common input of all mails. */
export interface Attempt {
  readonly brand: string
  /** Configured origin; never taken from a request. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Mail of an earlier attempt, which may have been delivered unconfirmed. */
  readonly earlier: WrittenMail | null
}

interface Writing extends Attempt {
  readonly kind: AccountMailKind
  readonly role: Role
  readonly recipient: string
}

// Number of valid codes: a request by a third party must not invalidate the link that the owner is about to
// use.
const VALID_CODES = 3

/**
 * Writes a mail with a new code, and keeps the two before it. An earlier attempt is reused while its link
 * works, with its lifetime renewed.
 *
 * @returns the mail, or `undefined` when the account is gone or a demo, there is nothing to verify, or the
 * link was used or replaced
 */
export async function writeRequestedMail(
  transaction: Database,
  { kind, role, recipient, brand, origin, now, earlier }: Writing,
): Promise<WrittenMail | undefined> {
  const account = await findAccount(transaction, role, recipient)
  if (!account || account.is_demo === 1 || (kind === 'verifyAddress' && account.verified_at !== null))
    return undefined
  const purpose = purposes[kind]
  const validUntil = purpose ? now + lifetimes[purpose] : null
  if (earlier && (earlier.validUntil === null || earlier.validUntil > now)) {
    if (!purpose) return earlier
    const { numUpdatedRows } = await transaction
      .updateTable('codes')
      .set({ expires_at: now + lifetimes[purpose] })
      .where('account_id', '=', account.id)
      .where('code_hash', '=', earlier.codeHash)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? { ...earlier, validUntil } : undefined
  }
  const code = newCode()
  const codeHash = codeDigest(code)
  if (purpose) {
    await transaction
      .insertInto('codes')
      .values({
        account_id: account.id,
        purpose,
        code_hash: codeHash,
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
    passwordSet: paths.forgotPassword(role),
    exportReady: paths.settings[role],
    passkeyAdded: paths.settings[role],
    passkeyRemoved: paths.settings[role],
  }[kind]
  // An address is unproven until its owner follows the link: no typed text is mailed to it before.
  const firstName = account.verified_at === null ? undefined : account.first_name
  const content = await writeMail(kind, { brand, firstName, link: origin + path })
  return { ...content, id: randomUUID(), accountId: account.id, codeHash, validUntil }
}
