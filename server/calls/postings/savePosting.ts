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

/** States in which a posting can be edited. */
const open: ReadonlySet<Posting['state']> = new Set(['draft', 'published', 'unconfirmed', 'paused'])

/** Fields that cannot change after publishing, because applicants relied on them. */
const fixed = ['title', 'workplace', 'places', 'employmentType'] as const

/**
 * Saves the content of a posting. Edits of a published posting are recorded in the ledger; if they need a
 * review, the public page shows the approved text until then. Returns the new revision, the fields missing
 * for publishing, the findings that would trigger a review, and the review status. Saving unchanged content
 * does nothing.
 *
 * @throws Refused (429) after too many edits of a published posting; Refused (409) after a concurrent change,
 * and if the state does not allow edits; Refused with the fields if a published posting would lose a required
 * field, change a fixed one, or have no opening left
 */
export const savePosting = defineHandler(
  contract.postings.savePosting,
  async (
    { account, db, limits, now, posting: { published_at: publishedAt, state }, postingReview },
    { id, revision, posting: content },
  ) => {
    // Unpublished drafts have no limit, because the editor saves while the user types.
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

/**
 * Fields missing after an edit. A published posting may be open for the period allowed at publishing, and
 * keeps its last day.
 */
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

/** Fixed fields that would change. Pay may rise; pay that cannot be compared counts as lower. */
function kept(before: PostingContent, after: PostingContent): readonly string[] {
  const changed = fixed.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  return isLess(before.pay, after.pay) ? [...changed, 'pay'] : changed
}

function isLess(before: PostingContent['pay'], after: PostingContent['pay']): boolean {
  if (before === null) return false
  if (after === null || after.currency !== before.currency || after.period !== before.period) return true
  return after.min < before.min || after.max < before.max
}

/** Requires an unfilled opening. A filled posting must be closed instead. */
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
