import { contract } from '../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { roles } from '../../../contract/roles.ts'
import { Refused } from '../../refused.ts'
import { lockAccount } from '../../auth/accounts.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { currentMember } from '../shared/sessions.ts'
import { postingsRefusals } from '../../words/postings.ts'

/**
 * Stores a report about a posting for the operators. Logged-in users of either role are informed of the
 * outcome by email; a repeated report replaces their earlier one.
 *
 * @throws Refused (404) for an unknown slug
 */
export const report = defineHandler(contract.postings.report, async (context, { slug, reason, text }) => {
  const { db, now } = context
  // Only slugs reach the query, because PostgreSQL rejects some characters.
  const posting =
    /^[a-z0-9-]+$/.test(slug) &&
    (await db.selectFrom('postings').select('id').where('slug', '=', slug).executeTakeFirst())
  if (!posting) throw new Refused(postingsRefusals.unknownJob, { status: 404 })
  const accountId = await reporterIn(context)
  await db.transaction().execute(async (transaction) => {
    if (accountId !== null) {
      // Locks the account, so that the second of two concurrent reports replaces the first.
      await lockAccount(transaction, accountId)
      await transaction
        .deleteFrom('reports')
        .where('posting_id', '=', posting.id)
        .where('account_id', '=', accountId)
        .where('outcome', 'is', null)
        .execute()
    }
    await transaction
      .insertInto('reports')
      .values({
        id: randomUUID(),
        posting_id: posting.id,
        account_id: accountId,
        reason,
        text,
        created_at: now,
        outcome: null,
        decided_at: null,
      })
      .execute()
  })
})

/**
 * Account that is logged in in this browser, in either role. Null for a guest and for a deleted account,
 * about which nothing new may be stored.
 */
async function reporterIn(context: CallContext): Promise<string | null> {
  for (const role of roles) {
    const member = await currentMember({ ...context, role, sessionHash: context.sessionHashOf(role) })
    if (member?.account.erase_at === null) return member.account.id
  }
  return null
}
