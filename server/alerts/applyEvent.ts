import { transition } from 'xstate'
import {
  daysOfBouncing,
  daysToConfirm,
  daysToKeep,
  monthsUntilAsked,
} from '../../contract/alerts/lifecycle.ts'
import { monthsAfter } from '../../contract/privacy/retention.ts'
import { savedSearchLifecycle } from '../../machines/lifecycles/savedSearch.ts'
import { removeMailJobs } from '../mail/removeMails.ts'
import { Refused } from '../refused.ts'
import { announce } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { arm, disarm } from '../work/deadlines.ts'
import { addToLedger } from '../work/ledger.ts'
import { alertNextStep, savedSearchStateWords } from '../words/savedSearches.ts'
import { requestSavedSearchMail } from './savedSearchMails.ts'
import {
  savedSearchFactsOf,
  savedSearchIn,
  type HeldSearch,
  type SavedSearchMachineEvent,
  type SavedSearchRow,
  type Subscriber,
} from './savedSearches.ts'

const DAY = 86_400_000

/** Actor and time of a change. */
export interface SavedSearchChange {
  readonly actor: 'candidate' | 'clock' | 'system'
  /** Milliseconds since 1970. */
  readonly now: number
}

/** True in states in which emails are sent. */
export const sendsMails = ({ state }: Pick<SavedSearchRow, 'state'>): boolean =>
  state === 'active' || state === 'asked'

/** Events that restart the year after which the owner is asked. */
const renewing: ReadonlySet<string> = new Set(['confirm', 'resume', 'keep'])

/**
 * Applies an event to a locked search: state, ledger and deadlines, in one transaction. If it stops the
 * emails, queued jobs are dropped.
 *
 * @returns the updated search
 * @throws Refused (409, `state`) if the lifecycle does not accept the event
 */
export async function applySavedSearchEvent(
  transaction: Database,
  { search, subscriber }: HeldSearch,
  event: SavedSearchMachineEvent,
  { actor, now }: SavedSearchChange,
): Promise<SavedSearchRow> {
  const snapshot = savedSearchIn(search, savedSearchFactsOf(subscriber))
  if (!snapshot.can(event))
    throw Refused.state(`${savedSearchStateWords[search.state]} ${alertNextStep}`, search.state)
  const [{ value: state }] = transition(savedSearchLifecycle, snapshot, event)
  const changed = await transaction
    .updateTable('saved_searches')
    .set({
      state,
      ...(!sendsMails({ state }) && { due_at: null }),
      ...(renewing.has(event.type) && { renewed_at: now }),
      ended_at: state === 'ended' ? now : null,
      revision: search.revision + 1,
    })
    .where('id', '=', search.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!sendsMails(changed)) await forgetMatches(transaction, search.id)
  await addToLedger(transaction, {
    subject_kind: 'savedSearch',
    subject_id: search.id,
    type: event.type,
    actor,
    account_id: actor === 'candidate' ? subscriber.account_id : null,
    at: now,
    payload: {},
    from_state: search.state,
    to_state: state,
    machine_version: savedSearchLifecycle.version ?? '',
  })
  await armSavedSearch(transaction, changed, now)
  if (state === 'asked') await requestSavedSearchMail(transaction, 'keepAlert', search.id, now)
  await announceSavedSearch(transaction, subscriber, search.id)
  return changed
}

/** Publishes a change of a search to the open pages of its account. */
export async function announceSavedSearch(
  transaction: Database,
  { account_id: accountId }: Subscriber,
  id: string,
): Promise<void> {
  if (accountId !== null) await announce(transaction, { kind: 'savedSearch', id, candidateId: accountId })
}

const forgetMatches = (transaction: Database, id: string) =>
  transaction.deleteFrom('alert_matches').where('search_id', '=', id).execute()

/** Schedules the deadline of the new state of a search. */
export async function armSavedSearch(
  transaction: Database,
  search: SavedSearchRow,
  now: number,
): Promise<void> {
  const subject = { kind: 'savedSearch', id: search.id }
  await disarm(transaction, subject)
  const deadline = deadlineOf(search, now)
  if (deadline) await arm(transaction, [{ subject, state: search.state, ...deadline }], now)
}

function deadlineOf({ created_at: createdAt, renewed_at: renewedAt, state }: SavedSearchRow, now: number) {
  if (state === 'unconfirmed') return { event: 'confirmationDue', due: createdAt + daysToConfirm * DAY }
  if (state === 'active') return { event: 'yearPassed', due: monthsAfter(renewedAt, monthsUntilAsked) }
  if (state === 'asked') return { event: 'answerDue', due: now + daysToKeep * DAY }
  if (state === 'bouncing') return { event: 'bouncingDue', due: now + daysOfBouncing * DAY }
  return undefined
}

/** Deletes a locked search with all dependent rows, within a transaction. */
export async function deleteSavedSearch(
  transaction: Database,
  { search, subscriber }: HeldSearch,
): Promise<void> {
  await transaction
    .deleteFrom('events')
    .where('subject_kind', '=', 'savedSearch')
    .where('subject_id', '=', search.id)
    .execute()
  await disarm(transaction, { kind: 'savedSearch', id: search.id })
  await removeMailJobs(transaction, [JSON.stringify({ searchId: search.id }).slice(1, -1)])
  await transaction.deleteFrom('saved_searches').where('id', '=', search.id).execute()
  await announceSavedSearch(transaction, subscriber, search.id)
}
