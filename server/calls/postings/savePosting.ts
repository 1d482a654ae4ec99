import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { missingIn } from '../../../contract/postings/missing.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { ownObject, Refused } from '../../refused.ts'
import { armEnd, note, refusedIn } from '../../postings/change.ts'
import { editPayload } from '../../postings/editPayload.ts'
import { contentOf, countHired, lockOwnPosting, type Posting } from '../../postings/postings.ts'
import { holdCompany, indexPosting } from '../../postings/findable.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import type { PostingHandler } from '../shared/context.ts'

/** The states in which a posting can be written. */
const open: ReadonlySet<Posting['state']> = new Set(['draft', 'published', 'unconfirmed', 'paused'])

/** What stays as it was first published, because people decided by it whether to apply. */
const fixed = ['title', 'workplace', 'places', 'employmentType'] as const

/**
 * Writes what a posting says; each change of one that was published stands in the ledger. Gives the new revision, and
 * what publishing needs. Saving what is there already changes nothing.
 *
 * Refused: 429 when one that was published is changed very often; 409 when another change came first, and in a state in which it cannot be written; with the fields, when a
 * published posting would lose what it needs, or change what has to stay, and when it would have no opening left.
 */
export const savePosting: PostingHandler<'savePosting'> = async (
  { account, db, limits, now, posting: { published_at: publishedAt, state } },
  { id, revision, posting: content },
) => {
  // What was never published is saved while it is written, as often as that takes.
  if (publishedAt !== null) {
    await limits.takeFor(state === 'draft' ? 'editPostingAsDraft' : 'editPosting', id)
  }
  return db.transaction().execute(async (transaction) => {
    const posting = ownObject(await lockOwnPosting(transaction, account.id, id))
    if (posting.revision !== revision) throw Refused.conflict(posting.revision)
    if (!open.has(posting.state)) throw refusedIn(posting.state)
    const before = contentOf(posting)
    const missing = missingNow(posting, before, content, now)
    if (posting.state !== 'draft') refuseFields(missing, 'A published posting needs this.')
    if (posting.published_at !== null) refuseFields(kept(before, content), 'This stays as it was published.')
    if (content.openings < before.openings) await refuseTaken(transaction, id, content.openings)
    const changed = Object.entries(content).filter(
      ([field, value]) => !isDeepStrictEqual(value, new Map(Object.entries(before)).get(field)),
    )
    if (changed.length === 0) return { revision, missing }
    const after = await transaction
      .updateTable('postings')
      .set({ content: JSON.stringify(content), revision: revision + 1, saved_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (posting.published_at !== null) {
      const payload = editPayload(changed)
      const change = { actor: 'employer', accountId: account.id, now } as const
      await note(transaction, { before: posting, after, type: 'edited', payload }, change)
      await armEnd(transaction, after, now)
      await indexPosting(transaction, after, await holdCompany(transaction, after.company_id))
    } else await announce(transaction, { kind: 'posting', id, companyId: after.company_id })
    return { revision: after.revision, missing }
  })
}

/** A published posting may be open for as long as it could be when it was published, and keeps the last day it has. */
function missingNow(
  { opened_at, state }: Posting,
  before: PostingContent,
  after: PostingContent,
  now: number,
) {
  if (state === 'draft' || opened_at === null) return missingIn(after, dayOf(now))
  const opened = dayOf(opened_at)
  return missingIn(after, before.validThrough === after.validThrough ? opened : dayOf(now), opened)
}

/** The fields that would change although they have to stay. Pay may rise; what cannot be compared counts as less. */
function kept(before: PostingContent, after: PostingContent): readonly string[] {
  const changed = fixed.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  return isLess(before.pay, after.pay) ? [...changed, 'pay'] : changed
}

function isLess(before: PostingContent['pay'], after: PostingContent['pay']): boolean {
  if (before === null) return false
  if (after === null || after.currency !== before.currency || after.period !== before.period) return true
  return after.min < before.min || after.max < before.max
}

/** With fewer openings at least one is left for those who are still in it: a posting that needs nobody else is closed. */
async function refuseTaken(transaction: Database, id: string, openings: number): Promise<void> {
  const hired = await countHired(transaction, id)
  if (openings > hired) return
  const taken = hired === 1 ? '1 opening is taken' : `${hired} openings are taken`
  throw Refused.field('posting.openings', `${taken} already. Close the posting if you need nobody else.`)
}

function refuseFields(fields: readonly string[], message: string): void {
  if (fields.length === 0) return
  throw new Refused(message, {
    fields: Object.fromEntries(fields.map((field) => [`posting.${field}`, message])),
  })
}
