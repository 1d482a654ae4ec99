import { lockApplication } from '../applications/applications.ts'
import { endPosting, applyApplicationEvent } from '../applications/change.ts'
import { introductionsTo, lockIntroduction, type IntroductionEvent } from '../introductions/introductions.ts'
import { applyIntroductionEvent } from '../introductions/step.ts'
import { lockPosting } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { companyLeft } from '../words/deletion.ts'
import { leaveCompany, openStates } from './deletion.ts'

interface Ending {
  readonly accountId: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs in each transaction; rejects if the account was restored, which stops the process. */
  readonly note?: (transaction: Database) => Promise<void>
}

/**
 * Ends everything that a deleted account has open, in a transaction each. Applications are withdrawn,
 * invitations lapse. A company without another owner withdraws its invitations, closes its postings and
 * replies to waiting applicants; otherwise the account leaves it. Can be repeated after an interruption.
 */
export async function endOpenMatters(db: Database, { accountId, note, now }: Ending): Promise<void> {
  const inTurn = <Value>(work: (transaction: Database) => Promise<Value>) =>
    db.transaction().execute(async (transaction) => {
      await note?.(transaction)
      return work(transaction)
    })
  const applications = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', accountId)
    .where('state', '=', 'active')
    .execute()
  for (const { id } of applications) {
    await inTurn(async (transaction) => {
      const held = await lockApplication(transaction, id)
      if (held?.application.state !== 'active') return
      const change = { actor: 'candidate', accountId, now: now(), undoSeconds: 0 } as const
      await applyApplicationEvent(transaction, held, { type: 'accountDeleted' }, change)
    })
  }
  /** Ends open invitations to apply. */
  const endInvitations = async (
    open: ReturnType<typeof introductionsTo>,
    actor: 'candidate' | 'employer',
    eventIn: (state: string) => IntroductionEvent,
  ) => {
    const rows = await open.select('id').where('turn', 'is not', null).execute()
    for (const { id } of rows) {
      await inTurn(async (transaction) => {
        const held = await lockIntroduction(transaction, id)
        if (!held || held.introduction.turn === null) return
        const event = eventIn(held.introduction.state)
        await applyIntroductionEvent(transaction, held, event, { actor, accountId, now: now() })
      })
    }
  }
  await endInvitations(introductionsTo(db, accountId), 'candidate', () => ({ type: 'accountDeleted' }))
  const companyId = await inTurn((transaction) => leaveCompany(transaction, accountId))
  if (companyId === undefined) return
  const sent = db.selectFrom('introductions').where('company_id', '=', companyId)
  await endInvitations(sent, 'employer', (state) =>
    state === 'asked' ? { type: 'withdraw' } : { type: 'end', by: 'employer' },
  )
  const postings = await db
    .selectFrom('postings')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', openStates)
    .execute()
  for (const { id } of postings) {
    await inTurn(async (transaction) => {
      const posting = await lockPosting(transaction, id)
      if (posting) await endPosting(transaction, posting, { accountId, message: companyLeft, now: now() })
    })
  }
}
