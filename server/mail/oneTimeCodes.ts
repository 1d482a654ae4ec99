import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { oneTimeCodePurposes, type OneTimeCodePurpose } from '../../contract/hosted/oneTimeCodes.ts'
import { hostedPaths } from '../../contract/hosted/paths.ts'
import { roleSchema } from '../../contract/roles.ts'
import { findAccount } from '../auth/accounts.ts'
import { isAddressTaken, pendingChangeOf } from '../identity/addressChanges.ts'
import { codeDigest, newCode } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { addJob } from '../work/jobs.ts'
import { oneTimeCodeWords } from '../words/mails/oneTimeCodes.ts'
import { addressInUseMail } from './addressChange.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

const MINUTE = 60_000
const CODE_LASTS = 10 * MINUTE
/** Lifetimes of the links, the same as in emails of the application. */
const linkLasts: Readonly<Record<OneTimeCodePurpose, number>> = {
  signup: 24 * 60 * MINUTE,
  magiclink: 30 * MINUTE,
  recovery: 30 * MINUTE,
  email_change: 24 * 60 * MINUTE,
}
/** Highest priority, because a person waits for the code. */
const PRIORITY = 0
// Number of valid codes: a request by a third party must not invalidate the email that the owner is about to
// use.
const VALID_CODES = 3

/** Person for whom a code creates an account. */
export const registrationSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Company name, for employers only. */
  companyName: v.optional(v.string()),
})

const requestSchema = v.object({
  role: roleSchema,
  /** Address of the account. A code that confirms a new address is sent to that one instead. */
  recipient: v.string(),
  purpose: v.picklist(oneTimeCodePurposes),
  /** Page that the link redirects to; null for the own origin. */
  redirectTo: v.nullable(v.string()),
  codeChallenge: v.nullable(v.string()),
  /** Person to create an account for if the address has none; null to create none. */
  person: v.nullable(registrationSchema),
})

export type OneTimeCodeRequest = v.InferOutput<typeof requestSchema>

/**
 * Queues an email with a code, in the causing transaction, replacing a pending one. Behaves identically for
 * every address: the account is looked up when the email is rendered.
 */
export const requestOneTimeCode = (
  transaction: Database,
  request: OneTimeCodeRequest,
  now: number,
): Promise<void> =>
  addJob(transaction, {
    queue: 'mail',
    kind: jobKindOf('oneTimeCode'),
    payload: request,
    priority: PRIORITY,
    now,
    key: `${jobKindOf('oneTimeCode')} ${request.purpose} ${request.role} ${request.recipient}`,
    ifThere: 'replace',
  })

/** Hash of a short code. It is keyed, because the few digits could be guessed from a plain hash. */
export const oneTimeCodeHash = (keyedHash: (text: string) => string, id: string, code: string) =>
  keyedHash(`one-time code ${id} ${code}`)

/**
 * Creates the function that renders an email with a new code and link. The two previous codes stay valid. A
 * code is stored even if nothing is mailed, so that checking a guess takes the same time for every address.
 *
 * @returns function that returns the email, or `undefined` if there is no account, or nothing to verify
 */
export const oneTimeCodeWriter =
  (keyedHash: (text: string) => string) =>
  async (
    transaction: Database,
    { payload, brand, origin, now, earlier }: Attempt & { readonly payload: unknown },
  ): Promise<(WrittenMail & { readonly recipient: string }) | undefined> => {
    const request = v.parse(requestSchema, payload)
    const { codeChallenge, purpose, redirectTo, role } = request
    const found = await recipientOf(transaction, request, now)
    const { account, recipient } = found
    const lasts = { code_expires_at: now + CODE_LASTS, expires_at: now + linkLasts[purpose] }
    if (earlier && (earlier.validUntil ?? 0) > now) {
      const { numUpdatedRows } = await transaction
        .updateTable('one_time_codes')
        .set(lasts)
        .where('link_hash', '=', earlier.codeHash)
        .executeTakeFirst()
      return numUpdatedRows > 0 ? { ...earlier, recipient, validUntil: lasts.expires_at } : undefined
    }
    const validUntil = lasts.expires_at
    if (found.isTaken && account)
      return addressInUseMail({ accountId: account.id, brand, origin, recipient, role, validUntil })
    const id = randomUUID()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const token = newCode()
    const linkHash = codeDigest(token)
    const person = account ? null : request.person
    await transaction
      .insertInto('one_time_codes')
      .values({
        id,
        role,
        purpose,
        email_address: recipient,
        account_id: account?.id ?? null,
        person: person && JSON.stringify(person),
        code_hash: oneTimeCodeHash(keyedHash, id, code),
        link_hash: linkHash,
        code_challenge: codeChallenge,
        tries: 0,
        ...lasts,
      })
      .execute()
    await removeOlder(transaction, { role, purpose, recipient })
    if (!account && !person) return undefined
    const link = new URL(`${hostedPaths.auth}/verify`, origin)
    link.search = new URLSearchParams({
      token,
      type: purpose,
      ...(redirectTo !== null && { redirect_to: redirectTo }),
    }).toString()
    const greeted =
      account && account.verified_at !== null && purpose !== 'email_change' ? account : undefined
    const content = await renderMail(oneTimeCodeWords(person ? 'registration' : purpose, code, brand), {
      brand,
      // User input is never mailed to an unverified address.
      firstName: greeted?.first_name,
      link: link.href,
    })
    const accountId = account?.id
    return {
      ...content,
      id: randomUUID(),
      ...(accountId !== undefined && { accountId }),
      codeHash: linkHash,
      validUntil,
      recipient,
    }
  }

/** Account and recipient of a code; undefined for demo accounts, and if there is nothing to verify. */
async function recipientOf(
  transaction: Database,
  { purpose, recipient, role }: OneTimeCodeRequest,
  now: number,
) {
  const account = await findAccount(transaction, role, recipient)
  const nobody = { account: undefined, recipient, isTaken: false }
  if (!account || account.is_demo === 1) return nobody
  if (purpose === 'signup') return account.verified_at === null ? { ...nobody, account } : nobody
  if (purpose !== 'email_change') return { ...nobody, account }
  const change = await pendingChangeOf(transaction, account.id, now)
  if (!change) return nobody
  const emailAddress = change.email_address
  const isTaken = await isAddressTaken(transaction, { role, emailAddress, now }, account.id)
  return { account, recipient: emailAddress, isTaken }
}

async function removeOlder(
  transaction: Database,
  { purpose, recipient, role }: Pick<OneTimeCodeRequest, 'purpose' | 'recipient' | 'role'>,
): Promise<void> {
  const ofAddress = transaction
    .selectFrom('one_time_codes')
    .select('id')
    .where('email_address', '=', recipient)
    .where('role', '=', role)
    .where('purpose', '=', purpose)
  await transaction
    .deleteFrom('one_time_codes')
    .where('email_address', '=', recipient)
    .where('role', '=', role)
    .where('purpose', '=', purpose)
    .where('id', 'not in', ofAddress.orderBy('expires_at', 'desc').limit(VALID_CODES))
    .execute()
}
