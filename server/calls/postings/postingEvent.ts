import { contract } from '../../../contract/index.ts'
import { followInApplications } from '../../applications/change.ts'
import { ownObject, Refused } from '../../refused.ts'
import { applyPostingEvent } from '../../postings/change.ts'
import { lockOwnPosting, ownPostingOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import { requireVerified } from '../shared/access.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { postingsRefusals } from '../../words/postings.ts'

/** Events that make a posting public. */
const publishing: ReadonlySet<string> = new Set(['publish', 'resume', 'renew'])

const suspended = () =>
  new Refused(postingsRefusals.suspended, {
    status: 403,
  })

/**
 * Applies an employer's event to a posting. Returns the updated posting.
 *
 * @throws Refused (403) for publishing with an unverified address or for a suspended company; Refused (409)
 * after a concurrent change, if the state does not allow the event, and for publishing a duplicate of an open
 * posting
 */
export const postingEvent = defineHandler(
  contract.postings.postingEvent,
  async (context, { id, revision, event }) => {
    const { account, db, postingReview } = context
    const isPublishing = publishing.has(event.type)
    if (isPublishing) requireVerified(account)
    const changed = await db.transaction().execute(async (transaction) => {
      const posting = ownObject(await lockOwnPosting(transaction, account.id, id))
      const viewer = await viewerOf({ ...context, db: transaction })
      if (isPublishing && viewer.isSuspended) throw suspended()
      if (posting.revision !== revision) throw Refused.conflict(posting.revision)
      const change = { ...viewer, postingReview, actor: 'employer', accountId: account.id } as const
      const after = await applyPostingEvent(transaction, posting, event, change)
      return ownPostingOf(
        transaction,
        await followInApplications(transaction, after, event, viewer.now),
        viewer,
      )
    })
    context.wakeOutbox()
    return changed
  },
)
