import { transition } from 'xstate'
import type { PostingEvent } from '../../contract/postings/events.ts'
import { dayOf, daysBeforeEnd, daysToConfirm, endOfDay } from '../../contract/postings/lifecycle.ts'
import { isOpenUntil, missingIn } from '../../contract/postings/missing.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { ReviewReason } from '../../contract/postings/review.ts'
import { postingLifecycle, type PostingState } from '../../machines/lifecycles/posting.ts'
import { Refused } from '../refused.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { postingSlug } from '../store/slugs.ts'
import { arm, disarm, type Deadline } from '../work/deadlines.ts'
import { addToLedger, type LedgerEntry } from '../work/ledger.ts'
import { addIfOpen, lockCompany, indexPosting } from './findable.ts'
import { notifyMembers } from './notices.ts'
import { copyHash, refuseCopy } from './copies.ts'
import {
  changesOf,
  contentOf,
  countOpenApplications,
  lifecycleOf,
  writtenOf,
  type Posting,
  type Viewer,
} from './postings.ts'
import { queueComparison } from './queueComparison.ts'
import { clearedHash, reasonsToOpen, type PostingReview } from './review.ts'
import { postingsRefusals, postingStates, postingSteps } from '../words/postings.ts'

const DAY = 86_400_000
const FRESH = 14 * DAY
const TO_CONFIRM = daysToConfirm * DAY

/** Actor and time of a change. */
export interface Change extends Viewer {
  readonly actor: 'employer' | 'operator' | 'clock' | 'system'
  readonly accountId: string | null
  /** Reasons for the review of a posting that this change holds. */
  readonly reasons?: readonly ReviewReason[]
  /** Review policy; absent if the change needs no review. */
  readonly postingReview?: PostingReview
}

/** Refused for an event that the state of a posting does not accept. */
export const refusedIn = (state: PostingState, more: string = postingSteps.next) =>
  Refused.state(`${postingStates[state]} ${more}`, state)

/** Specific reason of a refusal; undefined if the state explains enough. */
function whyNot({ state }: Posting, content: PostingContent, type: string, { now }: Change) {
  if (state === 'draft' && type === 'publish' && missingIn(content, dayOf(now)).length > 0) {
    return postingSteps.missing
  }
  if (state === 'draft' && type === 'discard') {
    return postingSteps.applicantsWaiting
  }
  if (state === 'expired' && type === 'renew') return postingSteps.renewedTooOften
  return undefined
}

/**
 * Applies an event to a locked posting: state, ledger, deadlines and emails, in one transaction.
 *
 * @returns the updated posting
 * @throws Refused (409, `state`) if the lifecycle does not accept the event; Refused at the field
 * `event.validThrough` for an invalid renewal period
 */
export async function applyPostingEvent(
  transaction: Database,
  posting: Posting,
  event: PostingEvent,
  change: Change,
): Promise<Posting> {
  const { now } = change
  const content = contentOf(posting)
  // Unpublished postings have no applications.
  const openApplications =
    posting.published_at === null ? 0 : await countOpenApplications(transaction, posting.id)
  const company =
    clearing.has(event.type) || posting.published_at !== null
      ? await lockCompany(transaction, posting.company_id)
      : null
  const written = writtenOf(posting)
  const reasons =
    company && isOpening(event) && change.postingReview
      ? await reasonsToOpen(transaction, { posting, company, postingReview: change.postingReview })
      : []
  const isReviewed = reasons.length > 0
  const snapshot = lifecycleOf(posting, content, { ...change, isReviewed }, openApplications)
  if (!snapshot.can(event)) throw refusedIn(posting.state, whyNot(posting, content, event.type, change))
  if (event.type === 'renew' && !isOpenUntil(event.validThrough, dayOf(now))) {
    throw Refused.field('event.validThrough', postingsRefusals.wrongLastDay)
  }
  const [next] = transition(postingLifecycle, snapshot, event)
  const isFirst = next.value === 'published' && posting.published_at === null
  if (event.type === 'publish' && change.postingReview) await refuseCopy(transaction, posting, content)
  // A held posting is not public, so it is reviewed as a whole, including its pending changes.
  const takesChanges = posting.changes !== null && (event.type === 'approve' || next.value === 'held')
  const becomes = {
    ...(takesChanges ? written : content),
    ...(event.type === 'renew' && { validThrough: event.validThrough }),
  }
  const isCleared = clearing.has(event.type) && next.value !== 'held'
  const isConfirmed = ['confirm', 'resume', 'renew'].includes(event.type)
  const changed = await transaction
    .updateTable('postings')
    .set({
      state: next.value,
      outcome: next.context.outcome ?? null,
      renewals: next.context.renewals,
      revision: posting.revision + 1,
      ...(isFirst && company && { slug: postingSlug(content.title, company.slug), published_at: now }),
      ...((isFirst || event.type === 'publish' || event.type === 'renew') && { opened_at: now }),
      ...(isConfirmed && { confirmed_at: now }),
      ...(next.context.changes === 'none' &&
        posting.changes !== null && { changes: null, changes_asked: null }),
      ...(event.type === 'refuse' && { changes_asked: event.reason }),
      ...(event.type === 'publish' && { changes_asked: null }),
      ...((takesChanges || event.type === 'renew') && { content: JSON.stringify(becomes) }),
      ...(isCleared && company && { cleared_hash: clearedHash(becomes, company) }),
      copy_hash: copyHash(becomes),
    })
    .where('id', '=', posting.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { type, ...carried } = event
  const payload = {
    ...carried,
    ...(next.value === 'held' && isReviewed && { reasons }),
    ...(change.reasons && { reasons: change.reasons }),
    ...(type !== 'hold' &&
      posting.changes !== null &&
      next.context.changes !== snapshot.context.changes && {
        changed: changesOf(posting),
      }),
  }
  await recordPostingEvent(transaction, { before: posting, after: changed, type, payload }, change)
  await armFor(transaction, posting, changed, now)
  if (isGone(changed) && !isGone(posting)) await endInvitations(transaction, posting.id, now)
  // Renaming a company sends one notice for all of its postings.
  const isOwnHold = type === 'hold' && change.actor === 'employer'
  if (!isOwnHold) await notifyMembers(transaction, { before: posting, after: changed }, event, now)
  if (company && (isFirst || posting.published_at !== null))
    await (isFirst ? addIfOpen : indexPosting)(transaction, changed, company, now)
  return changed
}

/** True if applications are permanently closed. */
const isGone = ({ outcome, state }: Posting) => outcome !== null || state === 'discarded'

/** Lapses unanswered invitations to apply, by deadlines that are due immediately after this transaction. */
async function endInvitations(transaction: Database, postingId: string, now: number): Promise<void> {
  const asked = await transaction
    .selectFrom('introductions')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('state', '=', 'asked')
    .execute()
  const deadlines = asked.map(({ id }) => ({
    subject: { kind: 'introduction', id },
    event: 'postingGone',
    state: 'asked',
    due: now,
  }))
  await arm(transaction, deadlines, now)
}

const isOpening = ({ type }: PostingEvent) => type === 'publish' || type === 'resume' || type === 'renew'

/** Events that make a reviewed text public. */
const clearing: ReadonlySet<string> = new Set(['publish', 'approve', 'resume', 'renew'])

interface PostingTransition extends Pick<LedgerEntry, 'type' | 'payload'> {
  readonly before: Posting
  readonly after: Posting
}

/**
 * Records an event of a locked posting, notifies open pages, and queues emails to candidates who saved it.
 */
export async function recordPostingEvent(
  transaction: Database,
  { before, after, type, payload }: PostingTransition,
  { actor, accountId, now }: Pick<Change, 'actor' | 'accountId' | 'now'>,
): Promise<void> {
  await addToLedger(transaction, {
    subject_kind: 'posting',
    subject_id: after.id,
    type,
    actor,
    account_id: accountId,
    at: now,
    payload,
    from_state: before.state,
    to_state: after.state,
    machine_version: postingLifecycle.version ?? '',
  })
  await announce(transaction, { kind: 'posting', id: after.id, companyId: after.company_id })
  await queueComparison(transaction, { before, after }, now)
}

/** Deadline of each state and its delay, in addition to the last day. */
const fades: { readonly [State in PostingState]?: readonly [event: string, after: number] | null } = {
  published: ['freshnessDue', FRESH],
  unconfirmed: ['freshnessMissed', TO_CONFIRM],
  paused: null,
}

/** Schedules the deadlines of the new state, and cancels those of the previous one. */
async function armFor(transaction: Database, before: Posting, posting: Posting, now: number): Promise<void> {
  const subject = { kind: 'posting', id: posting.id }
  const { state } = posting
  // The deadline remains if only changes were reviewed.
  if (before.state === state) return
  if (before.state in fades) await disarm(transaction, subject)
  const fading = fades[state]
  const fade = fading ? [{ subject, event: fading[0], state, due: now + fading[1] }] : []
  await arm(transaction, [...fade, ...endOf(posting, now)], now)
}

/**
 * Schedules the end of a posting's last day and the notice before it, replacing those of a previous last day.
 */
export const armEnd = (transaction: Database, posting: Posting, now: number): Promise<void> =>
  arm(transaction, endOf(posting, now), now)

/**
 * True for a deadline that fires too early, because an earlier version computed the end of the last day in
 * UTC.
 */
export const isEarly = (posting: Posting, event: string, now: number): boolean =>
  endOf(posting, now).some((deadline) => deadline.event === event && deadline.due > now)

function endOf(posting: Posting, now: number): readonly Deadline[] {
  const { validThrough } = contentOf(posting)
  const { id, state } = posting
  if (!(state in fades) || validThrough === null) return []
  const due = endOfDay(validThrough)
  const subject = { kind: 'posting', id }
  const soon = due - daysBeforeEnd * DAY
  return [
    { subject, event: 'validThroughReached', state, due },
    // Not scheduled again after its time, so that the notice is sent once.
    ...(soon > now ? [{ subject, event: 'expiresSoon', state, due: soon }] : []),
  ]
}
