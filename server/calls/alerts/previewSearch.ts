import type { MatchedJob } from '../../../contract/alerts/matchedJob.ts'
import { contract } from '../../../contract/index.ts'
import { criteriaIn } from '../../../contract/search/address.ts'
import { unwantedJobsOf } from '../../alerts/unwantedJobs.ts'
import { reasonsFor } from '../../alerts/reasons.ts'
import { searchProblemOf } from '../../alerts/searchProblem.ts'
import { jobs } from '../search/jobs.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Days covered by a preview. */
const DAYS = 7
const AT_ONCE = 50
/** Maximum number of jobs in a preview. */
const MOST = 100

/**
 * Lists the open jobs of the last 7 days that match a saved search, without those that the owner has hidden
 * or applied to.
 */
export const previewSearch = defineHandler(
  contract.alerts.previewSearch,
  async ({ account, db, now, reader, search }) => {
    if (searchProblemOf(search.criteria) !== undefined) return { jobs: [] }
    const isUnwanted = await unwantedJobsOf(db, account.id)
    const criteria = { ...criteriaIn(search.criteria), posted: DAYS, sort: 'newest', limit: AT_ONCE } as const
    const found: MatchedJob[] = []
    let after: string | undefined
    do {
      const page = await jobs({ db: reader, now }, { ...criteria, after })
      found.push(
        ...page.jobs
          .filter((job) => !isUnwanted(job))
          .map((job) => ({ ...job, reasons: [...reasonsFor(search.criteria, job)] })),
      )
      after = page.next ?? undefined
    } while (after !== undefined && found.length < MOST)
    return { jobs: found.slice(0, MOST) }
  },
)
