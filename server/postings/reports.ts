import { paths } from '../../contract/paths.ts'
import type { reportMailWords } from '../words/mails/reports.ts'
import { requestNotice } from '../mail/notices.ts'
import type { Database } from '../store/schema.ts'
import type { ReportsTable } from '../store/schema/postings.ts'
import { contentOf, type Posting } from './postings.ts'

const kinds = { removed: 'reportUpheld', dismissed: 'reportDismissed' } as const satisfies Record<
  NonNullable<ReportsTable['outcome']>,
  keyof typeof reportMailWords
>

/**
 * Closes the open reports about a locked posting, and notifies reporters with an account.
 *
 * @returns the number of reports
 */
export async function decideReports(
  transaction: Database,
  posting: Posting,
  outcome: keyof typeof kinds,
  now: number,
): Promise<number> {
  const decided = await transaction
    .updateTable('reports')
    .set({ outcome, decided_at: now })
    .where('posting_id', '=', posting.id)
    .where('outcome', 'is', null)
    .returning('account_id')
    .execute()
  const accounts = decided.flatMap(({ account_id: id }) => (id === null ? [] : [id]))
  if (accounts.length === 0) return decided.length
  const members = await transaction
    .selectFrom('accounts')
    .select(['role', 'email_address'])
    .where('id', 'in', accounts)
    .where('verified_at', 'is not', null)
    .execute()
  // A removed posting has no page.
  const path = outcome === 'removed' ? paths.jobs : paths.job(posting.slug ?? '')
  const notice = { path, facts: { job: contentOf(posting).title } }
  for (const { role, email_address: recipient } of members) {
    await requestNotice(transaction, kinds[outcome], { ...notice, role, recipient }, now)
  }
  return decided.length
}
