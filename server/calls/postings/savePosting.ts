import { contract } from '../../../contract/index.ts'
import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { missingIn } from '../../../contract/postings/missing.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { ownObject, Refused } from '../../refused.ts'
import { refusedIn } from '../../postings/change.ts'
import {
  changesStatusOf,
  contentOf,
  countHired,
  lockOwnPosting,
  ownFindings,
  type Posting,
} from '../../postings/postings.ts'
import { saveContent } from '../../postings/saving.ts'
import type { Database } from '../../store/schema.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { postingsRefusals } from '../../words/postings.ts'

/** The states in which a posting can be written. */
const open: ReadonlySet<Posting['state']> = new Set(['draft', 'published', 'unconfirmed', 'paused'])

/** Fields that stay as first published, because applicants decided by them. */
const fixed = ['title', 'workplace', 'places', 'employmentType'] as const

/**
 * Writes what a posting says; each change of one that was published stands in the ledger, and where an operator looks at
 * it first, everybody reads the approved text until then. Returns the new revision, what publishing needs, what would have
 * it held, and whether the changes wait. Saving what is there already changes nothing.
 *
 * Refused: 429 when one that was published is changed very often; 409 when another change came first, and in a state in which it cannot be written; with the fields, when a
 * published posting would lose what it needs, or change what has to stay, and when it would have no opening left.
 */
export const savePosting = defineHandler(
  contract.postings.savePosting,
  async (
    { account, db, limits, now, posting: { published_at: publishedAt, state }, postingReview },
    { id, revision, posting: content },
  ) => {
    // A posting that was never published is saved as often as it is written.
    if (publishedAt !== null) {
      await limits.takeFor(state === 'draft' ? 'editPostingAsDraft' : 'editPosting', id)
    }
    return db.transaction().execute(async (transaction) => {
      const posting = ownObject(await lockOwnPosting(transaction, account.id, id))
      if (posting.revision !== revision) throw Refused.conflict(posting.revision)
      if (!open.has(posting.state)) throw refusedIn(posting.state)
      const live = contentOf(posting)
      const missing = missingNow(posting, live, content, now)
      if (posting.state !== 'draft') refuseFields(missing, postingsRefusals.neededToPublish)
      if (posting.published_at !== null)
        refuseFields(kept(live, content), postingsRefusals.fixedOncePublished)
      if (content.openings < live.openings) await refuseTaken(transaction, id, content.openings)
      const change = { accountId: account.id, now, postingReview }
      const after = await saveContent(transaction, posting, content, change)
      return {
        revision: after.revision,
        missing,
        findings: await ownFindings(transaction, after),
        changes: changesStatusOf(after),
      }
    })
  },
)

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

/** Fixed fields that would change. Pay may rise; amounts that cannot be compared count as lower. */
function kept(before: PostingContent, after: PostingContent): readonly string[] {
  const changed = fixed.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  return isLess(before.pay, after.pay) ? [...changed, 'pay'] : changed
}

function isLess(before: PostingContent['pay'], after: PostingContent['pay']): boolean {
  if (before === null) return false
  if (after === null || after.currency !== before.currency || after.period !== before.period) return true
  return after.min < before.min || after.max < before.max
}

/** Lowering the number of openings must leave one: a filled posting is closed instead. */
async function refuseTaken(transaction: Database, id: string, openings: number): Promise<void> {
  const hired = await countHired(transaction, id)
  if (openings > hired) return
  throw Refused.field('posting.openings', postingsRefusals.openingsTaken(hired))
}

function refuseFields(fields: readonly string[], message: string): void {
  if (fields.length === 0) return
  throw new Refused(message, {
    fields: Object.fromEntries(fields.map((field) => [`posting.${field}`, message])),
  })
}
