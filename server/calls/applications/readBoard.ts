import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { cardsOf } from '../../applications/cards.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the applicants in the stages of one posting of the caller's company, earliest due date first. Runs
 * a single query.
 */
export const readBoard = defineHandler(
  contract.applications.readBoard,
  async ({ account, db }, { postingId, turn }) => {
    const waiting = applicantsOf(db, account.id)
      .where('posting_id', '=', postingId)
      .where('applications.state', '=', 'active')
      .$if(turn !== undefined, (all) => all.where('turn', '=', turn ?? null).where('leaves_at', 'is', null))
    return cardsOf(db, waiting)
  },
)
