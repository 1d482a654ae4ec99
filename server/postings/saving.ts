import { isDeepStrictEqual } from 'node:util'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { unreviewedPart } from '../../contract/postings/review.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { armEnd, recordPostingEvent } from './change.ts'
import { copyHash } from './copies.ts'
import { editPayload } from './editPayload.ts'
import { lockCompany, indexPosting } from './findable.ts'
import { changesOf, contentOf, writtenOf, type Posting } from './postings.ts'
import { clearedHash, reasonsToChange, type PostingReview } from './review.ts'

interface Saving {
  readonly accountId: string
  readonly now: number
  readonly postingReview: PostingReview
}

/**
 * Saves edits of a locked posting. If they need a review, the published text stays and the edits are stored
 * separately, except for fields that need none.
 *
 * @returns the updated posting
 */
export async function saveContent(
  transaction: Database,
  posting: Posting,
  content: PostingContent,
  change: Saving,
): Promise<Posting> {
  if (isDeepStrictEqual(content, writtenOf(posting))) return posting
  if (posting.published_at !== null && posting.state !== 'draft') {
    return savePublished(transaction, posting, content, change)
  }
  const after = await update(transaction, posting, { content: JSON.stringify(content) }, change)
  if (posting.published_at !== null) {
    await noteEdit(transaction, { before: posting, after }, differences(contentOf(posting), content), change)
  } else await announce(transaction, { kind: 'posting', id: after.id, companyId: after.company_id })
  return after
}

async function savePublished(
  transaction: Database,
  posting: Posting,
  content: PostingContent,
  change: Saving,
): Promise<Posting> {
  const { now, postingReview } = change
  const company = await lockCompany(transaction, posting.company_id)
  const live = contentOf(posting)
  const reasons = await reasonsToChange(transaction, { company, content, posting, postingReview })
  const isHeld = reasons.length > 0
  const becomes = isHeld ? { ...live, ...unreviewedPart(content) } : content
  const changes = isHeld ? differences(becomes, content) : {}
  const isSubmitted = isHeld && !isDeepStrictEqual(changes, changesOf(posting))
  const after = await update(
    transaction,
    posting,
    {
      content: JSON.stringify(becomes),
      copy_hash: copyHash(becomes),
      changes: isHeld ? JSON.stringify(changes) : null,
      ...((isSubmitted || (!isHeld && posting.changes !== null)) && { changes_asked: null }),
      ...(!isHeld && { cleared_hash: clearedHash(content, company) }),
    },
    change,
  )
  const rows = { before: posting, after }
  await noteEdit(transaction, rows, differences(live, becomes), change)
  const who = { actor: 'employer', accountId: change.accountId, now } as const
  if (isSubmitted) {
    await recordPostingEvent(
      transaction,
      { ...rows, type: 'submitChanges', payload: { ...editPayload(Object.entries(changes)), reasons } },
      who,
    )
  } else if (!isHeld && posting.changes !== null) {
    await recordPostingEvent(transaction, { ...rows, type: 'recall', payload: {} }, who)
  }
  await armEnd(transaction, after, now)
  await indexPosting(transaction, after, company, now)
  return after
}

const update = (
  transaction: Database,
  { id, revision }: Posting,
  values: Partial<Posting>,
  { now }: Saving,
): Promise<Posting> =>
  transaction
    .updateTable('postings')
    .set({ ...values, revision: revision + 1, saved_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Records published edits in the ledger. */
async function noteEdit(
  transaction: Database,
  rows: { readonly before: Posting; readonly after: Posting },
  changed: Partial<PostingContent>,
  { accountId, now }: Saving,
): Promise<void> {
  if (Object.keys(changed).length === 0) return
  const who = { actor: 'employer', accountId, now } as const
  await recordPostingEvent(
    transaction,
    { ...rows, type: 'edited', payload: editPayload(Object.entries(changed)) },
    who,
  )
}

/** Fields of the second content that differ from the first. */
const differences = (one: PostingContent, other: PostingContent): Partial<PostingContent> => {
  const before = new Map<string, unknown>(Object.entries(one))
  return Object.fromEntries(
    Object.entries(other).filter(([field, value]) => !isDeepStrictEqual(value, before.get(field))),
  )
}
