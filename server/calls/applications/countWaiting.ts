import { applicantsOf, applicationsOf } from '../../applications/applications.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/** Gives of how many applications it is the turn of who asks: a candidate, or who acts for a company. */
export const countWaiting: ApplicationHandler<'countWaiting'> = async ({ account, db, role }) => {
  const own = role === 'candidate' ? applicationsOf(db, account.id) : applicantsOf(db, account.id)
  const { waiting } = await own
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('turn', '=', role)
    // Who is about to be rejected waits for nobody: to a candidate it is as it was before.
    .$if(role === 'employer', (waits) => waits.where('leaves_at', 'is', null))
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting) }
}
