import type { PostingEvent } from '../../contract/postings/events.ts'
import { requireActiveAccount } from '../auth/accounts.ts'
import { applyPostingEvent } from '../postings/change.ts'
import { lockCompany } from '../postings/findable.ts'
import {
  contentOf,
  countHired,
  countOpenApplications,
  lifecycleOf as lifecycleOfPosting,
} from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import type { Application, LockedApplication, LifecycleEvent } from './applications.ts'
import { relatedFactsOf } from './relatedFacts.ts'
import { step, type Change } from './step.ts'

/**
 * Applies an event to a locked application and its posting: state, ledger, deadlines and effects on the
 * posting, in one transaction.
 *
 * @returns the updated application and posting
 * @throws Refused (409, `state`) if the lifecycle does not accept the event
 */
export async function applyApplicationEvent(
  transaction: Database,
  held: LockedApplication,
  event: LifecycleEvent,
  change: Change,
): Promise<LockedApplication> {
  // Serializes with the acceptance of an invitation: a member must not apply at their own company.
  if (event.type === 'submit') {
    await lockCompany(transaction, held.posting.company_id)
    await requireActiveAccount(transaction, held.application.candidate_id)
  }
  const related = await relatedFactsOf(transaction, [held.application])
  const application = await step(transaction, held, event, change, related)
  // A message after a hire does not affect the posting.
  if (application.state === held.application.state) return { application, posting: held.posting }
  return { application, posting: await followInPosting(transaction, held.posting, application, change) }
}

/**
 * Applies the end of an application to its posting: its last opening may be filled, or its last waiting
 * applicant answered.
 */
async function followInPosting(
  transaction: Database,
  posting: LockedApplication['posting'],
  application: Application,
  { now }: Change,
): Promise<LockedApplication['posting']> {
  if (application.state === 'active' || application.submitted_at === null) return posting
  if (posting.state === 'closing') return closeIfAnswered(transaction, posting, now)
  return application.state === 'hired' ? closeIfFilled(transaction, posting, now) : posting
}

/** Closes a posting that is closing once no applicant waits for a reply. */
async function closeIfAnswered(
  transaction: Database,
  posting: LockedApplication['posting'],
  now: number,
): Promise<LockedApplication['posting']> {
  const openApplications =
    posting.state === 'closing' ? await countOpenApplications(transaction, posting.id) : 1
  if (openApplications > 0) return posting
  const event = { type: 'applicationEnded', openApplications } as const
  return applyPostingEvent(transaction, posting, event, systemAt(now))
}

const systemAt = (now: number) => ({ actor: 'system', accountId: null, mayPublish: false, now }) as const

/**
 * Closes a posting whose last opening is filled. During a review it cannot be closed; it is closed when it is
 * published again.
 */
async function closeIfFilled(
  transaction: Database,
  posting: LockedApplication['posting'],
  now: number,
): Promise<LockedApplication['posting']> {
  const event = { type: 'close', outcome: 'filledHere' } as const
  const system = systemAt(now)
  if (!lifecycleOfPosting(posting, contentOf(posting), system, 0).can(event)) return posting
  if ((await countHired(transaction, posting.id)) < contentOf(posting).openings) return posting
  const closed = await applyPostingEvent(transaction, posting, event, system)
  return followInApplications(transaction, closed, event, now)
}

/**
 * Applies an event of a posting to its applications. At its end, drafts lapse and waiting applicants get a
 * message. A posting that is published again after its last opening was filled is closed.
 *
 * @param event of the posting
 * @returns the updated posting
 */
export async function followInApplications(
  transaction: Database,
  posting: LockedApplication['posting'],
  event: PostingEvent,
  now: number,
): Promise<LockedApplication['posting']> {
  if (posting.outcome === null && posting.state !== 'discarded') {
    return closeIfFilled(transaction, posting, now)
  }
  await endEach(transaction, posting, 'draft', { type: 'postingGone' }, now)
  if (event.type !== 'close' || event.message === undefined) return posting
  const { message } = event
  await endEach(transaction, posting, 'active', { type: 'positionClosed', message }, now)
  return closeIfAnswered(transaction, posting, now)
}

/**
 * Closes a posting in any state because no member is left to manage it. Waiting applicants get the message,
 * and drafts lapse. A posting that is a draft remains one.
 *
 * @param end.accountId account of the last owner
 */
export async function endPosting(
  transaction: Database,
  posting: LockedApplication['posting'],
  { accountId, message, now }: { readonly accountId: string; readonly message: string; readonly now: number },
): Promise<void> {
  if (posting.state === 'closed' || posting.state === 'discarded') return
  const by = { actor: 'employer', accountId, mayPublish: false, now } as const
  const close = { type: 'close', outcome: 'cancelled', message } as const
  if (posting.state === 'held') {
    const recalled = await applyPostingEvent(transaction, posting, { type: 'recall' }, by)
    return endPosting(transaction, recalled, { accountId, message, now })
  }
  if (posting.state === 'closing') {
    await followInApplications(transaction, posting, close, now)
    return
  }
  if (posting.state === 'draft') {
    // A draft may have been published before, and still have waiting applicants.
    await endEach(transaction, posting, 'active', { type: 'positionClosed', message }, now)
    return
  }
  const closed = await applyPostingEvent(transaction, posting, close, by)
  await followInApplications(transaction, closed, close, now)
}

/** Batch size, limited because snapshots are large. */
const PAGE = 200

/**
 * Ends all applications of a posting in a state. The event must leave that state, because the loop repeats
 * until none is left.
 */
async function endEach(
  transaction: Database,
  posting: LockedApplication['posting'],
  state: Application['state'],
  event: LifecycleEvent,
  now: number,
): Promise<void> {
  const change = { actor: 'system', accountId: null, now, undoSeconds: 0 } as const
  const next = () =>
    transaction
      .selectFrom('applications')
      .selectAll()
      .where('posting_id', '=', posting.id)
      .where('state', '=', state)
      .orderBy('id')
      .limit(PAGE)
      .execute()
  for (let page = await next(); page.length > 0; page = await next()) {
    const related = await relatedFactsOf(transaction, page)
    for (const application of page) {
      await step(transaction, { application, posting }, event, change, related)
    }
  }
}
