import type { PostingEvent } from '../../contract/postings/events.ts'
import { postingEvents } from '../../contract/postings/events/postingEvents.ts'
import { paths } from '../../contract/paths.ts'
import { notifyCompany } from '../mail/notices.ts'
import type { Database } from '../store/schema.ts'
import { contentOf, type Posting } from './postings.ts'

/**
 * Notifies the members of a company about a decision on a posting or a due confirmation, in the causing
 * transaction.
 */
export async function notifyMembers(
  transaction: Database,
  { before, after: posting }: { readonly before: Posting; readonly after: Posting },
  event: PostingEvent,
  now: number,
): Promise<void> {
  const isAboutChanges = before.changes !== null && before.state === posting.state
  const { mail, mailOfChanges } = postingEvents[event.type]
  const own = isAboutChanges ? mailOfChanges : undefined
  const kind = own ?? (posting.state === 'held' ? 'postingHeld' : mail)
  if (!kind) return
  const { company_id: companyId, id } = posting
  const path = event.type === 'refuse' ? paths.editPosting(id) : paths.posting(id)
  const reason = 'reason' in event ? { reason: event.reason } : {}
  const notice = { path, facts: { job: contentOf(posting).title, ...reason } }
  await notifyCompany(transaction, companyId, { kind, notice, now })
}

/** Notifies the members that the last day of a posting approaches, in the causing transaction. */
export async function notifyOfEnd(transaction: Database, posting: Posting, now: number): Promise<void> {
  const { title, validThrough } = contentOf(posting)
  if (validThrough === null) return
  const facts = { job: title, at: now, lastDay: Date.parse(validThrough) }
  const notice = { path: paths.posting(posting.id), facts }
  await notifyCompany(transaction, posting.company_id, { kind: 'postingExpiresSoon', notice, now })
}
