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

/** An introduction and its posting, both held until the transaction ends. */
export interface HeldIntroduction {
  readonly posting: Posting
  readonly introduction: Introduction
}

/** End of time: due date of an introduction that nobody has to reply to. */
export const NOT_DUE = 8.64e15

/** All invitations to apply for a candidate, including those that the candidate never gets. */
export const introductionsTo = (db: Database, accountId: string) =>
  db.selectFrom('introductions').where('candidate_id', '=', accountId)

/** The invitations to apply that a candidate has got. */
export const introductionsReaching = (db: Database, accountId: string) =>
  introductionsTo(db, accountId).where('is_quiet', '=', 0)

/** The invitations that the company has sent that an account acts for. */
export const introductionsFrom = (db: Database, accountId: string) =>
  db
    .selectFrom('introductions')
    .where('company_id', 'in', (row) =>
      row.selectFrom('members').select('company_id').where('account_id', '=', accountId),
    )

/** An introduction with its posting, held until the transaction ends; the posting first, as everywhere, and after the account. */
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

/** Columns that give the state in the lifecycle. */
type Placed = Pick<Introduction, 'lateness' | 'state' | 'turn'>

/** The state of the lifecycle that a row holds. */
function valueOf({ lateness, state, turn }: Placed): IntroductionMachineState {
  if (state !== 'talking') return state
  if (turn === null || lateness === null) throw new Error('A conversation has a turn.')
  return turn === 'candidate' ? { talking: { candidate: lateness } } : { talking: { employer: lateness } }
}

const knownLateness = v.picklist(['onTime', 'overdue'])

const talkingSchema = v.object({
  talking: v.union([v.object({ candidate: knownLateness }), v.object({ employer: knownLateness })]),
})

/** A state of the lifecycle as a row keeps it. */
export function introductionPlaceOf(value: IntroductionMachineState): Placed {
  if (value === 'asked') return { state: 'asked', turn: 'candidate', lateness: 'onTime' }
  if (typeof value === 'string') return { state: value, turn: null, lateness: null }
  const { talking } = v.parse(talkingSchema, value)
  return 'candidate' in talking
    ? { state: 'talking', turn: 'candidate', lateness: talking.candidate }
    : { state: 'talking', turn: 'employer', lateness: talking.employer }
}

/** State of a row as one name, for the ledger and for deadlines. */
export const introductionStateName = ({ lateness, state, turn }: Placed): string =>
  state === 'talking' ? [state, turn, lateness].join('.') : state

/** The lifecycle of an introduction, in the state that is stored. */
export const introductionIn = (introduction: Placed, facts: IntroductionFacts) =>
  introductionLifecycle.resolveState({ value: valueOf(introduction), context: facts })

const sharesSchema = v.array(v.picklist(sharedParts))

/** Parts that the candidate has revealed. */
export const sharesOf = ({ shares }: Pick<Introduction, 'shares'>): readonly SharedPart[] =>
  v.parse(sharesSchema, JSON.parse(shares))
