import { createHash } from 'node:crypto'
import { transition } from 'xstate'
import type { PostingEvent } from '../../contract/postings/events.ts'
import {
  applicationLifecycle,
  type ApplicationState,
  type Side,
} from '../../machines/lifecycles/application.ts'
import { happen as happenToPosting } from '../postings/change.ts'
import { contentOf, countOpenApplications, lifecycleOf as lifecycleOfPosting } from '../postings/postings.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { arm, disarm } from '../work/deadlines.ts'
import { addToLedger } from '../work/ledger.ts'
import {
  lifecycleOf,
  NEVER,
  placeOf,
  stateNameOf,
  type Application,
  type Held,
  type LifecycleEvent,
} from './applications.ts'
import { circumstancesOf, countHired, factsOf } from './circumstances.ts'
import { nextHidden } from './hiding.ts'
import { tellSides } from './notices.ts'
import { countedOf } from './record.ts'
import { notSent, refusedIn } from './refusals.ts'
import { sendingOf } from './sending.ts'

const DAY = 86_400_000
/** How long a candidate has to answer. */
const TO_REPLY = 7 * DAY
/** How long after it was due an answer of the employer is so late that the candidate may let go. */
const TO_FALL_SILENT = 7 * DAY

/** Who changes an application, and when. */
export interface Change {
  readonly actor: Side | 'clock' | 'system'
  readonly accountId: string | null
  /** In milliseconds since 1970. */
  readonly now: number
  /** For how many seconds a rejection can be undone. */
  readonly undoSeconds: number
  /** Of the call that makes it, which may be made again. */
  readonly key?: string | undefined
  /** What was written to somebody whose name is hidden, before it was filled in with the name. */
  readonly typed?: string | undefined
}

/**
 * Makes an event happen to an application that is held with its posting: state, ledger, deadlines and what follows for
 * the posting, within one transaction.
 *
 * @returns both as they are then
 * @throws Refused (409, `state`) when its lifecycle does not allow it
 */
export async function happen(
  transaction: Database,
  held: Held,
  event: LifecycleEvent,
  change: Change,
): Promise<Held> {
  const { application, posting } = held
  const facts = factsOf(held, await circumstancesOf(transaction, [application]))
  const snapshot = lifecycleOf(application, facts)
  if (!snapshot.can(event)) {
    throw event.type === 'submit' && application.state === 'draft'
      ? notSent(held, facts)
      : refusedIn(application, event.type)
  }
  const [next] = transition(applicationLifecycle, snapshot, event)
  const sent = event.type === 'submit' ? await sendingOf(transaction, held) : undefined
  const json = sent && JSON.stringify(sent)
  const columns = columnsOf(next.value, application, event, change, contentOf(posting).answerDays)
  const changed = await transaction
    .updateTable('applications')
    .set({
      ...columns,
      ...countedOf(application, event, { dueAt: columns.due_at, now: change.now }),
      // Nobody else notices a rejection before it leaves: what they do meanwhile is done on the revision they know.
      revision: application.revision + (isSecret(event) ? 0 : 1),
      ...(sent && {
        submitted_at: change.now,
        snapshot: json,
        snapshot_hash: createHash('sha256').update(String(json)).digest('hex'),
        sent_file_id: sent.resume.fileId,
        hidden_as: sent.posting.hidesNames ? await nextHidden(transaction, posting.id) : null,
      }),
    })
    .where('id', '=', application.id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
    // A draft is nobody else's business.
    companyId: changed.submitted_at === null ? null : posting.company_id,
  })
  await armFor(transaction, changed, change.now)
  if (event.type === 'reject' && change.undoSeconds === 0) {
    const clock = { ...change, actor: 'clock', accountId: null, key: undefined, typed: undefined } as const
    return happen(transaction, { posting, application: changed }, { type: 'rejectionDue' }, clock)
  }
  await tellSides(transaction, { application: changed, posting }, event, change)
  return { application: changed, posting: await followInPosting(transaction, posting, changed, change) }
}

const isSecret = ({ type }: LifecycleEvent) => type === 'reject' || type === 'undo'

const gives: ReadonlySet<string> = new Set(['submit', 'advance', 'reply', 'ask', 'offer'])

/** The columns of a state, and until when the turn is due. */
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
    due_at: gives.has(event.type) ? now + time : before.due_at,
    leaves_at: isRejecting ? (before.leaves_at ?? now + undoSeconds * 1_000) : null,
  }
}

/** Arms what the clock does to an application in the state that it has just come to. */
async function armFor(transaction: Database, application: Application, now: number): Promise<void> {
  const subject = { kind: 'application', id: application.id }
  const state = stateNameOf(application)
  const { due_at: dueAt, lateness, leaves_at: leavesAt, turn } = application
  await disarm(transaction, subject)
  if (lateness === 'onTime') await arm(transaction, { subject, event: 'turnDue', state, due: dueAt }, now)
  if (lateness === 'overdue' && turn === 'employer') {
    await arm(transaction, { subject, event: 'turnLate', state, due: dueAt + TO_FALL_SILENT }, now)
  }
  if (leavesAt !== null) {
    await arm(transaction, { subject, event: 'rejectionDue', state, due: leavesAt }, now)
  }
}

/** What an end of an application means for its posting: the last opening taken, or the last one who waited answered. */
async function followInPosting(
  transaction: Database,
  posting: Held['posting'],
  application: Application,
  { now }: Change,
): Promise<Held['posting']> {
  if (application.state === 'active' || application.submitted_at === null) return posting
  if (posting.state === 'closing') {
    const openApplications = await countOpenApplications(transaction, posting.id)
    if (openApplications > 0) return posting
    const event = { type: 'applicationEnded', openApplications } as const
    return happenToPosting(transaction, posting, event, systemAt(now))
  }
  return application.state === 'hired' ? closeIfFilled(transaction, posting, now) : posting
}

const systemAt = (now: number) =>
  ({ actor: 'system', accountId: null, mayPublish: false, isReviewed: false, now }) as const

/**
 * Closes a posting whose last opening is taken. Where it cannot be closed, as while an operator looks at it, it is once
 * it is published again.
 */
async function closeIfFilled(
  transaction: Database,
  posting: Held['posting'],
  now: number,
): Promise<Held['posting']> {
  const event = { type: 'close', outcome: 'filledHere' } as const
  const system = systemAt(now)
  if (!lifecycleOfPosting(posting, contentOf(posting), system, 0).can(event)) return posting
  if ((await countHired(transaction, posting.id)) < contentOf(posting).openings) return posting
  const closed = await happenToPosting(transaction, posting, event, system)
  return followInApplications(transaction, closed, event, now)
}

/**
 * Does what follows for its applications where something has just happened to a posting. Where it has ended, its drafts
 * end, because there is nothing left to send them to, and with a message those that still wait for an answer. Where it is
 * published again although its last opening was taken meanwhile, it ends.
 *
 * @param event what happened to the posting
 * @returns the posting as it is then
 */
export async function followInApplications(
  transaction: Database,
  posting: Held['posting'],
  event: PostingEvent,
  now: number,
): Promise<Held['posting']> {
  if (posting.outcome === null && posting.state !== 'discarded') {
    return closeIfFilled(transaction, posting, now)
  }
  const after = await endEach(transaction, posting, 'draft', { type: 'postingGone' }, now)
  if (event.type !== 'close' || event.message === undefined) return after
  const { message } = event
  return endEach(transaction, after, 'active', { type: 'positionClosed', message }, now)
}

async function endEach(
  transaction: Database,
  posting: Held['posting'],
  state: Application['state'],
  event: LifecycleEvent,
  now: number,
): Promise<Held['posting']> {
  const change = { actor: 'system', accountId: null, now, undoSeconds: 0 } as const
  const ending = await transaction
    .selectFrom('applications')
    .selectAll()
    .where('posting_id', '=', posting.id)
    .where('state', '=', state)
    .orderBy('id')
    .execute()
  let current = posting
  for (const application of ending) {
    const after = await happen(transaction, { application, posting: current }, event, change)
    current = after.posting
  }
  return current
}
