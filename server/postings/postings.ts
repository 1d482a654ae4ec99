import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { dayOf, daysToConfirm, endOfDay, type ChangesStatus } from '../../contract/postings/lifecycle.ts'
import { missingIn } from '../../contract/postings/missing.ts'
import { postingContent, type PostingContent } from '../../contract/postings/posting.ts'
import { findingsIn } from '../../contract/postings/findings.ts'
import { isWeak } from '../../contract/postings/review.ts'
import type { TimelineEntry } from '../../contract/postings/timeline.ts'
import { possibleTo, postingLifecycle, type PostingFacts } from '../../machines/lifecycles/posting.ts'
import { domainOf } from '../companies/proof.ts'
import { forUpdate } from '../store/locks.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import type { Database } from '../store/schema.ts'
import type { PostingsTable } from '../store/schema/postings.ts'
import { countsOf, countsOfPosting, openIn, type Counted, type Figures } from './counts.ts'
import { timelineOf } from './timeline.ts'

export type Posting = Selectable<PostingsTable>

/** Rights of a reader, and the current time. */
export interface Viewer {
  /** True if the reader's address is verified and the company is not suspended. */
  readonly mayPublish: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Query of the postings of an account's company. */
export const postingsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('postings')
    .where('company_id', 'in', (row) =>
      row.selectFrom('members').select('members.company_id').where('account_id', '=', accountId),
    )

/** Query of the posting with a slug. */
export const postingAt = (db: Database, slug: string) => db.selectFrom('postings').where('slug', '=', slug)

/**
 * Posting, locked until the transaction ends. Every change of a posting must lock it before any other row.
 */
export const lockPosting = (transaction: Database, id: string): Promise<Posting | undefined> =>
  transaction
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Locks a posting of the account's company. Membership is checked after locking, because the member may have
 * been removed while the call waited.
 */
export async function lockOwnPosting(
  transaction: Database,
  accountId: string,
  id: string,
): Promise<Posting | undefined> {
  const posting = await lockPosting(transaction, id)
  const own = await postingsOf(transaction, accountId).select('id').where('id', '=', id).executeTakeFirst()
  return own && posting
}

/** Public content of a posting. */
export const contentOf = memoizeByRow(({ content }: Pick<Posting, 'content'>): PostingContent =>
  v.parse(postingContent, JSON.parse(content)),
)

const changesSchema = v.record(v.string(), v.unknown())

/** Changed fields that await approval by an operator; empty if there are none. */
export const changesOf = memoizeByRow(({ changes }: Pick<Posting, 'changes'>) =>
  changes === null ? {} : v.parse(changesSchema, JSON.parse(changes)),
)

/** Content as the employer edits it, including changes that are not approved yet. */
export const writtenOf = memoizeByRow((posting: Pick<Posting, 'changes' | 'content'>) =>
  v.parse(postingContent, { ...contentOf(posting), ...changesOf(posting) }),
)

/** Review status of a posting's changes. */
export const changesStatusOf = ({ changes, changes_asked: asked }: Posting): ChangesStatus =>
  changes === null ? 'none' : asked === null ? 'waiting' : 'refused'

/** Fields missing for publishing a draft; empty once it was published. */
const missingOf = ({ state }: Posting, content: PostingContent, now: number) =>
  state === 'draft' ? missingIn(content, dayOf(now)) : []

/**
 * True if a posting can be published as it is. A posting in review was complete when submitted, but its last
 * day may have passed.
 */
function isComplete(posting: Posting, content: PostingContent, now: number): boolean {
  if (posting.state === 'held') return content.validThrough !== null && now < endOfDay(content.validThrough)
  return missingOf(posting, content, now).length === 0
}

/** Number of open applications to a posting. */
export const countOpenApplications = (db: Database, postingId: string) =>
  countApplications(db, postingId, 'active')

/** Number of people hired for a posting. */
export const countHired = (db: Database, postingId: string) => countApplications(db, postingId, 'hired')

async function countApplications(
  db: Database,
  postingId: string,
  state: 'active' | 'hired',
): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('posting_id', '=', postingId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Lifecycle snapshot of a posting, restored from its row.
 *
 * @param openApplications number of open applications, which decides whether the posting closes immediately
 * and whether it can be discarded
 */
export function lifecycleOf(
  posting: Posting,
  content: PostingContent,
  { isReviewed = false, mayPublish, now }: Viewer & { readonly isReviewed?: boolean },
  openApplications: number,
) {
  const context: PostingFacts = {
    isComplete: isComplete(posting, content, now),
    mayPublish,
    isReviewed,
    changes: changesStatusOf(posting),
    openApplications,
    renewals: posting.renewals,
    outcome: posting.outcome ?? undefined,
  }
  return postingLifecycle.resolveState({ value: posting.state, context })
}

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

function summaryOf(posting: Posting, content: PostingContent, counted: Counted, viewer: Viewer) {
  const snapshot = lifecycleOf(posting, content, viewer, openIn(counted))
  return {
    ...counted,
    id: posting.id,
    slug: posting.slug,
    revision: posting.revision,
    state: posting.state,
    outcome: posting.outcome,
    createdAt: isoOf(posting.created_at),
    publishedAt: isoOf(posting.published_at),
    confirmedAt: isoOf(posting.confirmed_at),
    renewals: posting.renewals,
    changesAsked: posting.changes_asked,
    changes: changesStatusOf(posting),
    can: possibleTo(snapshot),
  }
}

/** List item of a posting for its company. */
export function itemOf(posting: Posting & Figures, viewer: Viewer) {
  const content = contentOf(posting)
  const { openings, places, regions, title, validThrough, workplace } = content
  return {
    ...summaryOf(posting, content, countsOf(posting), viewer),
    title,
    validThrough,
    openings,
    places,
    regions,
    workplace,
  }
}

/** Complete posting for its company. */
export async function ownPostingOf(db: Database, posting: Posting, viewer: Viewer) {
  const content = writtenOf(posting)
  const timeline = await timelineOf(db, posting.id)
  return {
    ...summaryOf(posting, content, await countsOfPosting(db, posting.id), viewer),
    posting: content,
    missing: missingOf(posting, content, viewer.now),
    changedFields: Object.keys(changesOf(posting)),
    reviewReasons: reasonsIn(posting, timeline),
    findings: await ownFindings(db, posting),
    savedAt: isoOf(posting.saved_at ?? posting.created_at),
    pausesAt: pausesAt(posting, timeline),
    timeline,
  }
}

const DAY = 86_400_000

/** Time at which an unconfirmed posting pauses; null in other states. */
function pausesAt({ state }: Posting, timeline: readonly TimelineEntry[]) {
  const asked = timeline.findLast(({ type }) => type === 'freshnessDue')
  if (state !== 'unconfirmed' || !asked) return null
  return new Date(Date.parse(asked.at) + daysToConfirm * DAY).toISOString()
}

/** Reasons for the current review of a posting or of its changes. */
function reasonsIn(posting: Posting, timeline: readonly TimelineEntry[]) {
  const type = changesStatusOf(posting) === 'waiting' ? 'submitChanges' : undefined
  const isReviewed = posting.state === 'held' || type !== undefined
  if (!isReviewed) return []
  return timeline.findLast((entry) => (type ? entry.type === type : entry.to === 'held'))?.reasons ?? []
}

/** Fraud signals that would hold a posting as its employer has written it. */
export async function ownFindings(db: Database, posting: Posting) {
  const { website } = await db
    .selectFrom('companies')
    .select('website')
    .where('id', '=', posting.company_id)
    .executeTakeFirstOrThrow()
  return findingsIn(writtenOf(posting), domainOf(website)).filter((each) => !isWeak(each))
}
