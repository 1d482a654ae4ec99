import { dayInWords } from '../../contract/dayInWords.ts'
import { isolate } from '../../contract/isolate.ts'
import type { PostingEvent } from '../../contract/postings/events.ts'
import { paths } from '../../contract/paths.ts'
import type { NoticeKind } from '../mail/noticeMails.ts'
import { tellCompany } from '../mail/notices.ts'
import type { Database } from '../store/schema.ts'
import { contentOf, type Posting } from './postings.ts'

const kinds: { readonly [Type in PostingEvent['type']]?: NoticeKind } = {
  hold: 'postingHeld',
  approve: 'postingApproved',
  refuse: 'postingRefused',
  remove: 'postingRemoved',
  freshnessDue: 'postingStillHiring',
}

/** The same for the changes of a published posting. */
const changeKinds: typeof kinds = { approve: 'changesApproved', refuse: 'changesRefused' }

/**
 * Tells those who act for the company of a posting what we have done to it, or that it is to be confirmed, within the
 * transaction that makes it so.
 */
export async function tellMembers(
  transaction: Database,
  { before, after: posting }: { readonly before: Posting; readonly after: Posting },
  event: PostingEvent,
  now: number,
): Promise<void> {
  const isAboutChanges = before.changes !== null && before.state === posting.state
  const own = isAboutChanges ? changeKinds[event.type] : undefined
  const kind = own ?? (posting.state === 'held' ? 'postingHeld' : kinds[event.type])
  if (!kind) return
  const { company_id: companyId, id } = posting
  const path = event.type === 'refuse' ? paths.editPosting(id) : paths.posting(id)
  const reason = 'reason' in event ? { reason: event.reason } : {}
  const notice = { path, about: contentOf(posting).title, ...reason }
  await tellCompany(transaction, companyId, { kind, notice, now })
}

/** Tells those who act for the company of a posting that its last day comes, within the transaction that makes it so. */
export async function tellOfEnd(transaction: Database, posting: Posting, now: number): Promise<void> {
  const { title, validThrough } = contentOf(posting)
  if (validThrough === null) return
  const about = `${isolate(title)}, ${dayInWords(validThrough)}`
  const notice = { path: paths.posting(posting.id), about }
  await tellCompany(transaction, posting.company_id, { kind: 'postingExpiresSoon', notice, now })
}
