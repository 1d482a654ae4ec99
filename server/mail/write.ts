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

/** Rendered email, stored until it is delivered, so that all attempts send the same one. */
export const writtenMailSchema = v.object({
  ...mailSchema.entries,
  /** Unique part of the Message-ID. */
  id: v.string(),
  /** Account id of the recipient; absent for a person without an account. */
  accountId: v.optional(v.string()),
  codeHash: v.string(),
  /** Expiry of its link, in milliseconds since 1970; null without a code. */
  validUntil: v.nullable(v.number()),
})

export type WrittenMail = v.InferOutput<typeof writtenMailSchema>

/** Common input for rendering emails. */
export interface Attempt {
  readonly brand: string
  /** Configured origin, never taken from a request. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Email of an earlier attempt, which may have been delivered without confirmation. */
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
 * Renders an email with a new code. The two previous codes stay valid. A retry reuses the earlier email while
 * its link is valid, and renews its lifetime.
 *
 * @returns the email, or `undefined` if the account is erased or a demo, there is nothing to verify, or the
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
  // User input is never mailed to an unverified address, which an owner verifies by following the link.
  const firstName = account.verified_at === null ? undefined : account.first_name
  const content = await writeMail(kind, { brand, firstName, link: origin + path })
  return { ...content, id: randomUUID(), accountId: account.id, codeHash, validUntil }
}
