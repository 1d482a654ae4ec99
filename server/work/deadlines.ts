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

/** Something that the clock does to a subject, should the subject still be in the same state by then. */
export interface Deadline {
  readonly subject: Subject
  /** Event of the subject's lifecycle. */
  readonly event: string
  /** The state that it was armed for. */
  readonly state: string
  /** When it happens, in milliseconds since 1970. */
  readonly due: number
}

/** Deadline handlers of a kind of subject. Both run in one transaction. */
export interface Lifecycle {
  /**
   * Holds the subject until the transaction ends, as every change of it must before it touches its deadlines.
   *
   * @returns its state; undefined where it is gone
   */
  readonly hold: (transaction: Database, id: string) => Promise<string | undefined>
  /** Does what the event does: state, ledger, further deadlines, mails. */
  readonly fire: (transaction: Database, id: string, event: string) => Promise<void>
}

const payloadSchema = v.object({ id: v.string(), event: v.string(), state: v.string() })

const jobKindOf = (kind: string) => `deadline.${kind}`

const nameOf = ({ kind, id }: Subject) => `${kind}/${id}`

/**
 * Arms deadlines, within the transaction that brings their subjects into these states. A subject has one deadline for an
 * event: one that was armed before gives way.
 *
 * @param deadlines none for the same event of the same subject as another
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
 * True if a subject has a deadline by a time, for lists that begin with what comes first.
 *
 * @param subject its id by the name of its column
 * @param due in milliseconds since 1970
 */
export const isDueBy = ({ kind, id }: Subject, event: string, due: number) => sql<SqlBool>`exists (
  select 1 from jobs
  where jobs.key = ${`deadline ${kind}/`} || ${sql.ref(id)} || ${` ${event}`} and jobs.due_at <= ${due}
)`

interface Period {
  /** In milliseconds since 1970, as the end. */
  readonly from: number
  readonly until: number
}

/** Subjects of a kind whose deadline for an event lies in a period, each with its time; found by the index of the queue. */
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

/** Takes all deadlines of a subject back, within the transaction that changes it. */
export async function disarm(transaction: Database, subject: Subject): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('queue', '=', 'deadlines')
    .where('subject', '=', nameOf(subject))
    .execute()
}

/**
 * Lets a deadline come true, within a transaction.
 *
 * @param finish takes its job away; gives whether it was still there
 */
export async function runDeadline(
  transaction: Database,
  { hold, fire }: Lifecycle,
  payload: unknown,
  finish: () => Promise<boolean>,
): Promise<void> {
  const { id, event, state } = v.parse(payloadSchema, payload)
  const current = await hold(transaction, id)
  // Only now: whoever held the subject before may have taken the deadline back, or armed it anew.
  if ((await finish()) && current === state) await fire(transaction, id, event)
}

/** The jobs of the queue `deadlines`. A late one, a repeated one, and one whose subject has moved on do nothing. */
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
