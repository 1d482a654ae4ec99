import { sql, type SqlBool } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import { addJobs } from './jobs.ts'
import type { Handler, Handlers } from './worker.ts'

/** Subject of a deadline, such as a posting. */
export interface Subject {
  readonly kind: string
  readonly id: string
}

/** Event that fires at a time, provided that the subject is still in the same state. */
export interface Deadline {
  readonly subject: Subject
  /** Event of the subject's lifecycle. */
  readonly event: string
  /** State in which the deadline was scheduled. */
  readonly state: string
  /** Time at which it fires, in milliseconds since 1970. */
  readonly due: number
}

/** Handlers for the deadlines of a kind of subject. Both run in one transaction. */
export interface Lifecycle {
  /**
   * Locks the subject until the transaction ends. All changes must lock it before they touch its deadlines.
   *
   * @returns its state; undefined if it no longer exists
   */
  readonly hold: (transaction: Database, id: string) => Promise<string | undefined>
  /** Applies the event: state, ledger, further deadlines, emails. */
  readonly fire: (transaction: Database, id: string, event: string) => Promise<void>
}

const payloadSchema = v.object({ id: v.string(), event: v.string(), state: v.string() })

const jobKindOf = (kind: string) => `deadline.${kind}`

const nameOf = ({ kind, id }: Subject) => `${kind}/${id}`

/**
 * Schedules deadlines, within the transaction that changes the state of their subjects. A subject has at most
 * one deadline per event: an earlier one is replaced.
 *
 * @param deadlines at most one per subject and event
 * @param now milliseconds since 1970
 */
export const arm = (transaction: Database, deadlines: readonly Deadline[], now: number): Promise<void> =>
  addJobs(
    transaction,
    deadlines.map(({ subject, event, state, due }) => ({
      queue: 'deadlines',
      kind: jobKindOf(subject.kind),
      key: `deadline ${nameOf(subject)} ${event}`,
      subject: nameOf(subject),
      payload: { id: subject.id, event, state },
      now,
      due,
    })),
    'replace',
  )

/**
 * SQL condition that a subject has a deadline before a time, for sorting lists.
 *
 * @param subject whose id is given as the name of its column
 * @param due milliseconds since 1970
 */
export const isDueBy = ({ kind, id }: Subject, event: string, due: number) => sql<SqlBool>`exists (
  select 1 from jobs
  where jobs.key = ${`deadline ${kind}/`} || ${sql.ref(id)} || ${` ${event}`} and jobs.due_at <= ${due}
)`

interface Period {
  /** Start of the period, in milliseconds since 1970; `until` likewise. */
  readonly from: number
  readonly until: number
}

/**
 * Subjects of a kind whose deadline for an event is within a period, with its time. Uses the index of the
 * queue.
 */
export async function dueIn(
  db: Database,
  { event, kind }: { readonly kind: string; readonly event: string },
  { from, until }: Period,
): Promise<readonly { readonly id: string; readonly due: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['payload', 'due_at'])
    .where('queue', '=', 'deadlines')
    .where('priority', '=', 0)
    .where('failed_at', 'is', null)
    .where('due_at', '>=', from)
    .where('due_at', '<', until)
    .where('kind', '=', jobKindOf(kind))
    .execute()
  return rows
    .map(({ due_at: due, payload }) => ({ due, ...v.parse(payloadSchema, JSON.parse(payload)) }))
    .filter((each) => each.event === event)
    .map(({ due, id }) => ({ id, due }))
}

/** Cancels all deadlines of a subject, within the transaction that changes it. */
export async function disarm(transaction: Database, subject: Subject): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('queue', '=', 'deadlines')
    .where('subject', '=', nameOf(subject))
    .execute()
}

/**
 * Fires a deadline, within a transaction.
 *
 * @param finish deletes its job; returns false if the job no longer exists
 */
export async function runDeadline(
  transaction: Database,
  { hold, fire }: Lifecycle,
  payload: unknown,
  finish: () => Promise<boolean>,
): Promise<void> {
  const { id, event, state } = v.parse(payloadSchema, payload)
  const current = await hold(transaction, id)
  // Checked after locking: the previous lock holder may have canceled or rescheduled the deadline.
  if ((await finish()) && current === state) await fire(transaction, id, event)
}

/**
 * Job handlers of the queue `deadlines`. A repeated deadline, and one whose subject has changed its state,
 * does nothing.
 */
export function createDeadlineHandlers(
  db: Database,
  lifecycles: Readonly<Record<string, Lifecycle>>,
): Handlers {
  const comeTrue =
    (lifecycle: Lifecycle): Handler =>
    ({ finish, payload }) =>
      db
        .transaction()
        .execute((transaction) => runDeadline(transaction, lifecycle, payload, () => finish(transaction)))
  return Object.fromEntries(
    Object.entries(lifecycles).map(([kind, lifecycle]) => [jobKindOf(kind), comeTrue(lifecycle)]),
  )
}
