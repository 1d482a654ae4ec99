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

/** Reader of a posting, and time. */
export interface Viewer {
  /** True if their e-mail address is verified, and their company not suspended. */
  readonly mayPublish: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The postings of the company that an account acts for. */
export const postingsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('postings')
    .where('company_id', 'in', (row) =>
      row.selectFrom('members').select('members.company_id').where('account_id', '=', accountId),
    )

/** The posting whose page has this address. */
export const postingAt = (db: Database, slug: string) => db.selectFrom('postings').where('slug', '=', slug)

/** A posting, held until the transaction ends, as every change of it must hold it before anything else. */
export const lockPosting = (transaction: Database, id: string): Promise<Posting | undefined> =>
  transaction
    .selectFrom('postings')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Locks a posting of the account's company. Membership is checked once the row is locked: a member removed
 * while the call waited changes nothing more.
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

/** The fields that an employer has changed and an operator has to approve first; nothing where there are none. */
export const changesOf = memoizeByRow(({ changes }: Pick<Posting, 'changes'>) =>
  changes === null ? {} : v.parse(changesSchema, JSON.parse(changes)),
)

/** Content as its employer edits it, with changes that are not approved yet. */
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
 * True if a posting can be published as it is. A posting in review was complete when it was submitted, but
 * its last day may have passed.
 */
function isComplete(posting: Posting, content: PostingContent, now: number): boolean {
  if (posting.state === 'held') return content.validThrough !== null && now < endOfDay(content.validThrough)
  return missingOf(posting, content, now).length === 0
}

/** Number of applications to a posting that have not ended. */
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
 * The lifecycle of a posting, in the state that is stored.
 *
 * @param openApplications applications to it that have not ended: they decide whether it closes at once, and whether it can be
 * discarded
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

/** A posting in the list of its company (contract/postings/calls.ts). */
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

/** A posting as a whole, for who acts for its company (contract/postings/calls.ts). */
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

/** A posting pauses so many days after its employer was asked whether it is still open. */
function pausesAt({ state }: Posting, timeline: readonly TimelineEntry[]) {
  const asked = timeline.findLast(({ type }) => type === 'freshnessDue')
  if (state !== 'unconfirmed' || !asked) return null
  return new Date(Date.parse(asked.at) + daysToConfirm * DAY).toISOString()
}

/** Why an operator looks at a posting, or at its changes, now. */
function reasonsIn(posting: Posting, timeline: readonly TimelineEntry[]) {
  const type = changesStatusOf(posting) === 'waiting' ? 'submitChanges' : undefined
  const isReviewed = posting.state === 'held' || type !== undefined
  if (!isReviewed) return []
  return timeline.findLast((entry) => (type ? entry.type === type : entry.to === 'held'))?.reasons ?? []
}

/** The signals of fraud that would hold a posting as its employer has written it. */
export async function ownFindings(db: Database, posting: Posting) {
  const { website } = await db
    .selectFrom('companies')
    .select('website')
    .where('id', '=', posting.company_id)
    .executeTakeFirstOrThrow()
  return findingsIn(writtenOf(posting), domainOf(website)).filter((each) => !isWeak(each))
}
