import { transition } from 'xstate'
import { daysOfSilence, daysToReply } from '../../contract/introductions/lifecycle.ts'
import { monthsAfter, retention } from '../../contract/privacy/retention.ts'
import type { Side } from '../../machines/lifecycles/application.ts'
import { introductionLifecycle, type IntroductionFacts } from '../../machines/lifecycles/introduction.ts'
import { Refused } from '../refused.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { arm, disarm, type Deadline } from '../work/deadlines.ts'
import { addToLedger } from '../work/ledger.ts'
import { introductionNextStep, introductionStates, introductionsRefusals } from '../words/introductions.ts'
import { introductionFactsOf } from './facts.ts'
import {
  introductionIn,
  introductionPlaceOf,
  introductionStateName,
  NOT_DUE,
  type HeldIntroduction,
  type Introduction,
  type IntroductionEvent,
} from './introductions.ts'
import { tellSides } from './notices.ts'

const DAY = 86_400_000

/** Actor and time of a change. */
export interface IntroductionChange {
  readonly actor: Side | 'clock' | 'system'
  readonly accountId: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Columns that an event sets besides state and turn. */
type Also = Partial<Pick<Introduction, 'application_id' | 'shared' | 'shares'>>

/**
 * Applies an event to a locked introduction: state, ledger, deadlines and emails, in one transaction.
 *
 * @param also revealed parts, or the resulting application
 * @returns the updated introduction
 * @throws Refused (409, `state`) if the lifecycle does not accept the event
 */
export async function applyIntroductionEvent(
  transaction: Database,
  { introduction, posting }: HeldIntroduction,
  event: IntroductionEvent,
  { facts, ...change }: IntroductionChange & { readonly facts?: IntroductionFacts },
  also: Also = {},
): Promise<Introduction> {
  const known = facts ?? (await introductionFactsOf(transaction, [introduction]))(introduction)
  const snapshot = introductionIn(introduction, known)
  if (!snapshot.can(event)) throw await refusalOf(transaction, introduction, event)
  const [next] = transition(introductionLifecycle, snapshot, event)
  const { now } = change
  const place = introductionPlaceOf(next.value)
  const hasEnded = place.turn === null
  const changed = await transaction
    .updateTable('introductions')
    .set({
      ...place,
      ...also,
      due_at: hasEnded ? NOT_DUE : handsOver(event) ? now + daysToReply * DAY : introduction.due_at,
      ended_at: hasEnded ? now : null,
      kept_until: hasEnded ? monthsAfter(now, retention.endedIntroductionMonths) : null,
      revision: introduction.revision + 1,
    })
    .where('id', '=', introduction.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteIntroduction(transaction, introductionStateName(introduction), changed, event, change)
  await tellSides(transaction, { introduction: changed, posting }, event, change)
  return changed
}

const handing: ReadonlySet<string> = new Set(['accept', 'ask', 'reply'])

/** True if the other side has to reply to an event. */
const handsOver = ({ type }: IntroductionEvent) => handing.has(type)

/** Records an event, publishes it to open pages and schedules the deadlines of the new state. */
export async function noteIntroduction(
  transaction: Database,
  from: string,
  introduction: Introduction,
  { type, ...event }: { readonly type: string },
  { accountId, actor, now }: IntroductionChange,
): Promise<void> {
  await addToLedger(transaction, {
    subject_kind: 'introduction',
    subject_id: introduction.id,
    type,
    actor,
    account_id: accountId,
    at: now,
    payload: recorded(event),
    from_state: from,
    to_state: introductionStateName(introduction),
    machine_version: introductionLifecycle.version ?? '',
  })
  await announceIntroduction(transaction, introduction)
  await armFor(transaction, introduction, now)
}

/**
 * Payload for the ledger, without answers and resume, which are stored with the application and the shared
 * data.
 */
function recorded(event: object): object {
  const { answers: _, resumeId: __, ...payload } = { answers: undefined, resumeId: undefined, ...event }
  return payload
}

export const announceIntroduction = (
  transaction: Database,
  { candidate_id: candidateId, company_id: companyId, id, is_quiet: isQuiet }: Introduction,
): Promise<void> =>
  announce(transaction, {
    kind: 'introduction',
    id,
    candidateId: isQuiet === 1 ? null : candidateId,
    companyId,
  })

async function armFor(transaction: Database, introduction: Introduction, now: number): Promise<void> {
  const subject = { kind: 'introduction', id: introduction.id }
  const state = introductionStateName(introduction)
  const { due_at: dueAt, lateness } = introduction
  await disarm(transaction, subject)
  const deadlines: readonly Deadline[] = [
    ...(lateness === 'onTime' ? [{ subject, event: 'turnDue', state, due: dueAt }] : []),
    ...(lateness === 'overdue'
      ? [{ subject, event: 'turnLate', state, due: dueAt + daysOfSilence * DAY }]
      : []),
  ]
  await arm(transaction, deadlines, now)
}

async function refusalOf(
  transaction: Database,
  introduction: Introduction,
  { type }: IntroductionEvent,
): Promise<Refused> {
  const { state } = introduction
  if (type === 'apply' && state === 'talking') {
    const { hasApplied } = (await introductionFactsOf(transaction, [introduction]))(introduction)
    return Refused.state(
      hasApplied ? introductionsRefusals.appliedAlready : introductionsRefusals.notOpen,
      state,
    )
  }
  return Refused.state(`${introductionStates[state]} ${introductionNextStep}`, state)
}
