import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { EventFromLogic } from 'xstate'
import { sharedParts, type SharedPart } from '../../contract/introductions/lifecycle.ts'
import {
  introductionLifecycle,
  type IntroductionFacts,
  type IntroductionMachineState,
} from '../../machines/lifecycles/introduction.ts'
import { lockPosting, type Posting } from '../postings/postings.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { IntroductionsTable } from '../store/schema/introductions.ts'

export type Introduction = Selectable<IntroductionsTable>

export type IntroductionEvent = EventFromLogic<typeof introductionLifecycle>

/** Introduction and its posting, both locked until the transaction ends. */
export interface HeldIntroduction {
  readonly posting: Posting
  readonly introduction: Introduction
}

/** Due date of an introduction without a turn: the largest possible time, so that it sorts last. */
export const NOT_DUE = 8.64e15

/** Query of all invitations to a candidate, including those that are never delivered. */
export const introductionsTo = (db: Database, accountId: string) =>
  db.selectFrom('introductions').where('candidate_id', '=', accountId)

/** Query of the invitations that are delivered to a candidate. */
export const introductionsReaching = (db: Database, accountId: string) =>
  introductionsTo(db, accountId).where('is_quiet', '=', 0)

/** Query of the invitations sent by the company of an account. */
export const introductionsFrom = (db: Database, accountId: string) =>
  db
    .selectFrom('introductions')
    .where('company_id', 'in', (row) =>
      row.selectFrom('members').select('company_id').where('account_id', '=', accountId),
    )

/**
 * Locks an introduction and its posting until the transaction ends. Lock order: account, posting,
 * introduction.
 */
export async function lockIntroduction(
  transaction: Database,
  id: string,
): Promise<HeldIntroduction | undefined> {
  const known = await transaction
    .selectFrom('introductions')
    .select('posting_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const posting = known && (await lockPosting(transaction, known.posting_id))
  const introduction = await transaction
    .selectFrom('introductions')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
  return posting && introduction && { posting, introduction }
}

/** Columns that make up the lifecycle state. */
type Placed = Pick<Introduction, 'lateness' | 'state' | 'turn'>

/** Converts a row to a state value of the lifecycle. */
function valueOf({ lateness, state, turn }: Placed): IntroductionMachineState {
  if (state !== 'talking') return state
  if (turn === null || lateness === null) throw new Error('A conversation has a turn.')
  return turn === 'candidate' ? { talking: { candidate: lateness } } : { talking: { employer: lateness } }
}

const knownLateness = v.picklist(['onTime', 'overdue'])

const talkingSchema = v.object({
  talking: v.union([v.object({ candidate: knownLateness }), v.object({ employer: knownLateness })]),
})

/** Converts a state value of the lifecycle to columns. */
export function introductionPlaceOf(value: IntroductionMachineState): Placed {
  if (value === 'asked') return { state: 'asked', turn: 'candidate', lateness: 'onTime' }
  if (typeof value === 'string') return { state: value, turn: null, lateness: null }
  const { talking } = v.parse(talkingSchema, value)
  return 'candidate' in talking
    ? { state: 'talking', turn: 'candidate', lateness: talking.candidate }
    : { state: 'talking', turn: 'employer', lateness: talking.employer }
}

/** Name of a row's state, for the ledger and for deadlines. */
export const introductionStateName = ({ lateness, state, turn }: Placed): string =>
  state === 'talking' ? [state, turn, lateness].join('.') : state

/** Lifecycle snapshot of an introduction, restored from its row. */
export const introductionIn = (introduction: Placed, facts: IntroductionFacts) =>
  introductionLifecycle.resolveState({ value: valueOf(introduction), context: facts })

const sharesSchema = v.array(v.picklist(sharedParts))

/** Parts that the candidate has revealed. */
export const sharesOf = ({ shares }: Pick<Introduction, 'shares'>): readonly SharedPart[] =>
  v.parse(sharesSchema, JSON.parse(shares))
