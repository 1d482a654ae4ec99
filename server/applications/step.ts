import { createHash } from 'node:crypto'
import { transition } from 'xstate'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import { monthsAfter, retention } from '../../contract/privacy/retention.ts'
import {
  applicationLifecycle,
  type ApplicationState,
  type Side,
} from '../../machines/lifecycles/application.ts'
import { contentOf } from '../postings/postings.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { arm, disarm, type Deadline } from '../work/deadlines.ts'
import { addToLedger } from '../work/ledger.ts'
import {
  lifecycleOf,
  NEVER,
  placeOf,
  sentIn,
  stateNameOf,
  type Application,
  type LockedApplication,
  type LifecycleEvent,
} from './applications.ts'
import { factsOf, type RelatedFacts } from './relatedFacts.ts'
import { headlineOf, searchTextOf } from './headline.ts'
import { nextHidden } from './hiding.ts'
import { notifySides } from './notices.ts'
import { requestCount } from './promptReplies.ts'
import { changesRecord, countedOf } from './record.ts'
import { notSent, refusedIn } from './refusals.ts'
import { sendingOf } from './sending.ts'

const DAY = 86_400_000
/** Time for a candidate to reply, in milliseconds. */
const TO_REPLY = 7 * DAY
/** Time from overdue to silent, in milliseconds. */
const TO_FALL_SILENT = 7 * DAY

/** Actor and time of a change. */
export interface Change {
  readonly actor: Side | 'clock' | 'system'
  readonly accountId: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** Seconds in which a rejection can be undone. */
  readonly undoSeconds: number
  /** Idempotency key of the call. */
  readonly key?: string | undefined
  /** Message as typed, before merge fields were filled in with a hidden name. */
  readonly typed?: string | undefined
}

/**
 * Applies an event to a locked application: state, ledger, deadlines and emails, in one transaction. The
 * caller applies the effects on the posting.
 *
 * @param related may cover other applications, too
 * @returns the updated application
 * @throws Refused (409, `state`) if the lifecycle does not accept the event
 */
export async function step(
  transaction: Database,
  held: LockedApplication,
  event: LifecycleEvent,
  change: Change,
  related: RelatedFacts,
): Promise<Application> {
  const { application, posting } = held
  const facts = factsOf(held, related)
  const snapshot = lifecycleOf(application, facts)
  // A hire still accepts messages, but an erased applicant cannot read them.
  if (!snapshot.can(event) || application.erased_at !== null) {
    throw event.type === 'submit' && application.state === 'draft'
      ? notSent(held, facts, related)
      : refusedIn(application, event.type)
  }
  const [next] = transition(applicationLifecycle, snapshot, event)
  const sent = event.type === 'submit' ? await sendingOf(transaction, held) : undefined
  const json = sent && JSON.stringify(sent)
  const headline = sent && headlineOf(sent, change.now)
  const columns = columnsOf(next.value, application, event, change, contentOf(posting).answerDays)
  const counted = countedOf(application, event, { dueAt: columns.due_at, now: change.now })
  const changed = await transaction
    .updateTable('applications')
    .set({
      ...columns,
      kept_until: keptUntil(held, columns.state, change.now),
      ...counted,
      // A pending rejection keeps the revision. Otherwise a conflict in the candidate's concurrent calls
      // would reveal it.
      revision: application.revision + (isSecret(event) ? 0 : 1),
      ...(sent && {
        submitted_at: change.now,
        snapshot: json,
        headline: JSON.stringify(headline),
        search_text: headline && searchTextOf(sent, headline),
        snapshot_hash: createHash('sha256').update(String(json)).digest('hex'),
        sent_file_id: sent.resume.fileId,
        hidden_as: sent.posting.hidesNames ? await nextHidden(transaction, posting.id) : null,
      }),
    })
    .where('id', '=', application.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (changesRecord(counted)) await requestCount(transaction, posting.company_id, change.now)
  const { type, ...payload } = event
  await addToLedger(transaction, {
    subject_kind: 'application',
    subject_id: changed.id,
    type,
    actor: change.actor,
    account_id: change.accountId,
    at: change.now,
    payload: { ...payload, typed: change.typed },
    from_state: stateNameOf(application),
    to_state: stateNameOf(changed),
    machine_version: applicationLifecycle.version ?? '',
    call_key: change.key ?? null,
  })
  await announce(transaction, {
    kind: 'application',
    reference: changed.reference,
    candidateId: isSecret(event) ? null : changed.candidate_id,
    // Drafts are private to the candidate.
    companyId: changed.submitted_at === null ? null : posting.company_id,
  })
  await armFor(transaction, changed, change.now)
  if (event.type === 'reject' && change.undoSeconds === 0) {
    const clock = { ...change, actor: 'clock', accountId: null, key: undefined, typed: undefined } as const
    const due = { type: 'rejectionDue' } as const
    return step(transaction, { posting, application: changed }, due, clock, related)
  }
  await notifySides(transaction, { application: changed, posting }, event, change)
  return changed
}

const isSecret = ({ type }: LifecycleEvent) => applicationEvents[type].isHiddenFromCandidate === true

/** Column values of a state, including the due date of the turn. */
function columnsOf(
  value: ApplicationState,
  before: Application,
  event: LifecycleEvent,
  { now, undoSeconds }: Change,
  answerDays: number,
) {
  const { isRejecting, ...place } = placeOf(value)
  if (place.turn === null) return { ...place, due_at: NEVER, leaves_at: null }
  const time = place.turn === 'employer' ? answerDays * DAY : TO_REPLY
  return {
    ...place,
    due_at: applicationEvents[event.type].turnTo ? now + time : before.due_at,
    leaves_at: isRejecting ? (before.leaves_at ?? now + undoSeconds * 1_000) : null,
  }
}

/**
 * Retention date of an application. The first end counts, regardless of later messages. A later, longer
 * period of the posting does not apply: the applicant was told the shorter one.
 */
function keptUntil(
  { application: before, posting }: LockedApplication,
  state: Application['state'],
  now: number,
): number | null {
  if (state === 'active') return null
  if (before.state === 'active') {
    const current = contentOf(posting).retentionMonths
    return monthsAfter(now, Math.min(current, sentIn(before)?.posting.retentionMonths ?? current))
  }
  return before.submitted_at === null
    ? monthsAfter(now, retention.unsentApplicationMonths)
    : before.kept_until
}

/** Schedules the deadlines of the new state. */
async function armFor(transaction: Database, application: Application, now: number): Promise<void> {
  const subject = { kind: 'application', id: application.id }
  const state = stateNameOf(application)
  const { due_at: dueAt, lateness, leaves_at: leavesAt, turn } = application
  await disarm(transaction, subject)
  const isLate = lateness === 'overdue' && turn === 'employer'
  const deadlines: readonly Deadline[] = [
    ...(lateness === 'onTime' ? [{ subject, event: 'turnDue', state, due: dueAt }] : []),
    ...(isLate ? [{ subject, event: 'turnLate', state, due: dueAt + TO_FALL_SILENT }] : []),
    ...(leavesAt === null ? [] : [{ subject, event: 'rejectionDue', state, due: leavesAt }]),
  ]
  await arm(transaction, deadlines, now)
}
