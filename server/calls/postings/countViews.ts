import { contract } from '../../../contract/index.ts'
import { viewsOf } from '../../postings/views.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns how often a posting of the own company was viewed, by day. */
export const countViews = defineHandler(contract.postings.countViews, async ({ db, posting, views }) => {
  await views.flush()
  return viewsOf(db, { companyId: posting.company_id, id: posting.id })
})

/** Returns how often the postings of the own company were viewed, by day. */
export const countCompanyViews = defineHandler(
  contract.postings.countCompanyViews,
  async ({ company, db, views }) => {
    await views.flush()
    return viewsOf(db, { companyId: company.id })
  },
)
