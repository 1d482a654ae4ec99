import { contract } from '../../../contract/index.ts'
import { applicantsOf, applicationsOf } from '../../applications/applications.ts'
import { introductionsFrom, introductionsReaching } from '../../introductions/introductions.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the number of applications and invitations to apply that await the caller: as a candidate
 * (`waitsForCandidate`), or as a member of a company.
 */
export const countWaiting = defineHandler(
  contract.applications.countWaiting,
  async ({ account, db, role }) => {
    const own =
      role === 'candidate'
        ? applicationsOf(db, account.id).where((is) =>
            is.or([is('state', '=', 'draft'), is('turn', '=', 'candidate')]),
          )
        : applicantsOf(db, account.id)
            .where('turn', '=', 'employer')
            // A pending rejection has no turn; the candidate sees the state before it.
            .where('leaves_at', 'is', null)
    const { waiting } = await own
      .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
      .executeTakeFirstOrThrow()
    const invitations = await (
      role === 'candidate' ? introductionsReaching(db, account.id) : introductionsFrom(db, account.id)
    )
      .where('turn', '=', role)
      .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
      .executeTakeFirstOrThrow()
    return { waiting: Number(waiting) + Number(invitations.waiting) }
  },
)
