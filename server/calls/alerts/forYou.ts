import { contract, type Contract } from '../../../contract/index.ts'
import type { ForYouCallName } from '../../../contract/alerts/forYou.ts'
import { hiddenOf, hideCompany, hideJob, unhideCompany, unhideJob } from '../../alerts/forYou/hiding.ts'
import { jobsForYou } from '../../alerts/forYou/jobsForYou.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'

export const forYouHandlers: HandlersOf<Pick<Contract['alerts'], ForYouCallName>> = {
  /** Lists the open jobs that fit the caller best. */
  listForYou: defineHandler(contract.alerts.listForYou, ({ account, now, reader }) =>
    jobsForYou(reader, account, now),
  ),
  /**
   * Hides a job.
   *
   * @throws Refused (404) if the job is not public
   */
  hideJob: defineHandler(contract.alerts.hideJob, async ({ account, db, now }, { slug }) => {
    await hideJob(db, slug, { accountId: account.id, now })
    return { isHidden: true }
  }),
  unhideJob: defineHandler(contract.alerts.unhideJob, async ({ account, db }, { slug }) => {
    await unhideJob(db, slug, account.id)
    return { isHidden: false }
  }),
  /**
   * Hides the jobs of a company.
   *
   * @throws Refused (404) for an unknown company
   */
  hideCompany: defineHandler(contract.alerts.hideCompany, async ({ account, db, now }, { slug }) => {
    await hideCompany(db, slug, { accountId: account.id, now })
    return { isHidden: true }
  }),
  unhideCompany: defineHandler(contract.alerts.unhideCompany, async ({ account, db }, { slug }) => {
    await unhideCompany(db, slug, account.id)
    return { isHidden: false }
  }),
  listHidden: defineHandler(contract.alerts.listHidden, ({ account, db, now }, wanted) =>
    hiddenOf(db, { accountId: account.id, now }, wanted),
  ),
}
