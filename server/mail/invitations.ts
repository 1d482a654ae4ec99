import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { paths } from '../../contract/paths.ts'
import { codeDigest, newCode } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { invitationWords } from '../words/mails/companies.ts'
import { addJob } from '../work/jobs.ts'
import { jobKindOf } from './kinds.ts'
import { renderMail } from './templates.ts'
import type { Attempt, WrittenMail } from './write.ts'

/** Lifetime of an invitation link, in milliseconds. */
export const invitationLasts = 7 * 86_400_000

/** Priority between account emails and notices. */
const PRIORITY = 2

const requestSchema = v.object({ invitationId: v.string(), recipient: v.string() })

/** Queues the email of an invitation, within the transaction that creates it. */
export const requestInvitation = (
  transaction: Database,
  payload: v.InferOutput<typeof requestSchema>,
  now: number,
): Promise<void> =>
  addJob(transaction, { queue: 'mail', kind: jobKindOf('invitation'), payload, priority: PRIORITY, now })

/**
 * Renders an invitation with a code. A retry reuses the earlier email while its link is valid. Only a
 * verified company is named: its name is user input, and the recipient has not requested the email.
 *
 * @returns the email and its recipient; `undefined` if the invitation was revoked, replaced or accepted, or
 * the company is suspended
 */
export async function writeInvitation(
  transaction: Database,
  { payload, brand, origin, now, earlier }: Attempt & { readonly payload: unknown },
): Promise<(WrittenMail & { readonly recipient: string }) | undefined> {
  const { invitationId, recipient } = v.parse(requestSchema, payload)
  const isGood = earlier !== null && (earlier.validUntil ?? 0) > now
  const code = newCode()
  const codeHash = isGood ? earlier.codeHash : codeDigest(code)
  const validUntil = now + invitationLasts
  const invitation = await transaction
    .updateTable('invitations')
    .set({ code_hash: codeHash, expires_at: validUntil })
    .where('id', '=', invitationId)
    .where('company_id', 'in', (row) =>
      row.selectFrom('companies').select('id').where('suspended_at', 'is', null),
    )
    .returning('company_id')
    .executeTakeFirst()
  if (!invitation) {
    if (earlier === null) await transaction.deleteFrom('invitations').where('id', '=', invitationId).execute()
    return undefined
  }
  if (isGood) return { ...earlier, validUntil, recipient }
  const { name, proof } = await transaction
    .selectFrom('companies')
    .select(['name', 'proof'])
    .where('id', '=', invitation.company_id)
    .executeTakeFirstOrThrow()
  const link = `${origin}${paths.invitation}/${code}`
  const words = invitationWords({ company: name, isVerified: proof !== 'none' }, brand)
  const content = await renderMail(words, { brand, firstName: undefined, link })
  return { ...content, id: randomUUID(), codeHash, validUntil, recipient }
}
