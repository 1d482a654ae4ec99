import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { EventFromLogic } from 'xstate'
import { applicationContent, type ApplicationContent } from '../../contract/applications/application.ts'
import type { ApplicationEventType } from '../../contract/applications/events/eventDefinition.ts'
import { sentSchema, type Sent } from '../../contract/applications/sent.ts'
import { monthsAfter, retention } from '../../contract/privacy/retention.ts'
import { stages } from '../../contract/applications/lifecycle.ts'
import {
  applicationLifecycle,
  type ApplicationFacts,
  type ApplicationState,
} from '../../machines/lifecycles/application.ts'
import { applicationStateOf } from '../../machines/lifecycles/applicationState.ts'
import { lockPosting, type Posting } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import { ownObject } from '../refused.ts'
import { pdfName } from '../files/pdfName.ts'
import { forUpdate } from '../store/locks.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import type { Database } from '../store/schema.ts'
import type { ApplicationsTable } from '../store/schema/applications.ts'

// Alphabet of references, without characters that are easily confused in speech or print.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export type Application = Selectable<ApplicationsTable>

/** External event of the lifecycle. Its parallel states also raise internal events. */
export type LifecycleEvent = Extract<
  EventFromLogic<typeof applicationLifecycle>,
  { type: ApplicationEventType }
>

/** Application and posting, both locked until the transaction ends. */
export interface LockedApplication {
  readonly posting: Posting
  readonly application: Application
}

/** Due date of an application without a turn: the largest possible time, so that it sorts last. */
export const NEVER = 8.64e15

/** Query of a candidate's applications. */
export const applicationsOf = (db: Database, accountId: string) =>
  db.selectFrom('applications').where('candidate_id', '=', accountId)

/** Query of the applications sent to the company of an account. */
export const applicantsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('applications')
    .where('submitted_at', 'is not', null)
    .where('posting_id', 'in', (row) =>
      row
        .selectFrom('postings')
        .innerJoin('members', 'members.company_id', 'postings.company_id')
        .select('postings.id')
        .where('members.account_id', '=', accountId),
    )

/**
 * Creates a draft application, in the transaction that locks the company.
 *
 * @throws Refused (404) if the posting no longer accepts applications
 */
export async function begin(db: Database, candidateId: string, postingId: string, now: number) {
  // Read after locking the company, because the previous lock holder may have closed the posting.
  ownObject(
    await publicPostings(db).select('postings.id').where('postings.id', '=', postingId).executeTakeFirst(),
  )
  return db
    .insertInto('applications')
    .values({
      id: randomUUID(),
      reference: await freeReference(db),
      posting_id: postingId,
      candidate_id: candidateId,
      state: 'draft',
      stage: null,
      turn: null,
      lateness: null,
      due_at: NEVER,
      leaves_at: null,
      content: JSON.stringify({ resume: null, letter: null, answers: {} }),
      revision: 1,
      created_at: now,
      submitted_at: null,
      snapshot: null,
      snapshot_hash: null,
      headline: null,
      search_text: null,
      sent_file_id: null,
      hidden_as: null,
      answer_due_at: null,
      answered_at: null,
      kept_until: monthsAfter(now, retention.unsentApplicationMonths),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Unused reference. Random references are short enough to collide, so taken ones are drawn again. */
export async function freeReference(db: Database, draw = newReference): Promise<string> {
  const reference = draw()
  const taken = await db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return taken ? freeReference(db, draw) : reference
}

function newReference(): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`
}

/**
 * Locks an application and its posting until the transaction ends; every change of either requires both
 * locks. The posting is always locked first, to avoid deadlocks.
 *
 * @param postingId saves a query if known; an application never moves to another posting
 */
export async function lockApplication(
  transaction: Database,
  id: string,
  postingId?: string,
): Promise<LockedApplication | undefined> {
  const of = postingId ?? (await postingIdOf(transaction, id))
  const posting = of === undefined ? undefined : await lockPosting(transaction, of)
  const application = await transaction
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
  return posting && application && { posting, application }
}

async function postingIdOf(db: Database, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('applications')
    .select('posting_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.posting_id
}

/** Draft content of an application: letter, resume and answers. */
export const draftContentOf = memoizeByRow(({ content }: Pick<Application, 'content'>): ApplicationContent =>
  v.parse(applicationContent, JSON.parse(content)),
)

/** Sent snapshot of an application; undefined for a draft. */
export const sentIn = memoizeByRow(({ snapshot }: Pick<Application, 'snapshot'>): Sent | undefined => {
  if (snapshot === null) return undefined
  const sent = v.parse(sentSchema, JSON.parse(snapshot))
  // File names in older snapshots may violate today's rules.
  return { ...sent, resume: { ...sent.resume, name: pdfName(sent.resume.name) } }
})

/** Columns that make up the lifecycle state. */
export type Placed = Pick<Application, 'lateness' | 'leaves_at' | 'stage' | 'state' | 'turn'>

/** Converts a row to a state value of the lifecycle. */
const valueOf = ({ leaves_at: leavesAt, turn: side, ...row }: Placed): ApplicationState =>
  applicationStateOf({ ...row, side, isRejecting: leavesAt !== null })

const activeSchema = v.object({
  active: v.object({
    stage: v.picklist(stages),
    turn: v.union([
      v.object({ employer: v.picklist(['onTime', 'overdue', 'silent']) }),
      v.object({ candidate: v.picklist(['onTime', 'overdue']) }),
    ]),
    decision: v.picklist(['open', 'rejecting']),
  }),
})

/** Converts a state value of the lifecycle to columns. */
export function placeOf(value: ApplicationState) {
  if (typeof value === 'string')
    return { state: value, turn: null, lateness: null, isRejecting: false } as const
  const { decision, stage, turn } = v.parse(activeSchema, value).active
  const shared = { state: 'active', stage, isRejecting: decision === 'rejecting' } as const
  return 'employer' in turn
    ? ({ ...shared, turn: 'employer', lateness: turn.employer } as const)
    : ({ ...shared, turn: 'candidate', lateness: turn.candidate } as const)
}

/** Name of a row's state, for the ledger and for deadlines. */
export const stateNameOf = ({ lateness, leaves_at: leavesAt, stage, state, turn }: Application): string =>
  state === 'active'
    ? [state, stage, turn, lateness, ...(leavesAt === null ? [] : ['rejecting'])].join('.')
    : state

/** Lifecycle snapshot of an application, restored from its row. */
export const lifecycleOf = (application: Placed, facts: ApplicationFacts) =>
  applicationLifecycle.resolveState({ value: valueOf(application), context: facts })
