import { contract } from '../../../contract/index.ts'
import { viewsOf } from '../../postings/views.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns the daily views of a posting of the caller's company. */
export const countViews = defineHandler(contract.postings.countViews, async ({ db, posting, views }) => {
  await views.flush()
  return viewsOf(db, { companyId: posting.company_id, id: posting.id })
})

/** Returns the daily views of all postings of the caller's company. */
export const countCompanyViews = defineHandler(
  contract.postings.countCompanyViews,
  async ({ company, db, views }) => {
    await views.flush()
    return viewsOf(db, { companyId: company.id })
  },
)
