import { sql } from 'kysely'
import { contract } from '../../../contract/index.ts'
import { statisticsOf } from '../../applications/statistics.ts'
import { companyOf } from '../../companies/companies.ts'
import { postingsOf } from '../../postings/postings.ts'
import { textIn } from '../../store/json.ts'
import type { Database } from '../../store/schema.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns statistics of all job posts of the caller's company, and the promised reply days of open ones. */
export const readCompanyStatistics = defineHandler(
  contract.postings.readCompanyStatistics,
  async ({ account, db, now }) => ({
    ...(await statisticsOf(db, postingsOf(db, account.id).select('id'), now)),
    ...(await openPostsOf(db, account.id)),
    isCompanyVerified: (await companyOf(db, account.id))?.proof === 'domain',
  }),
)

/** Returns the statistics of one job post. */
export const readPostingStatistics = defineHandler(
  contract.postings.readPostingStatistics,
  ({ db, now, posting }) => statisticsOf(db, [posting.id], now),
)

async function openPostsOf(db: Database, accountId: string) {
  const { max, min, open, unconfirmed } = await postingsOf(db, accountId)
    .where('state', 'in', ['published', 'unconfirmed'])
    .select((row) => {
      const { fn } = row
      const days = sql<number>`cast(${textIn(db, row.ref('content'), ['answerDays'])} as integer)`
      return [
        fn.countAll<number | string>().as('open'),
        fn.countAll<number | string>().filterWhere('state', '=', 'unconfirmed').as('unconfirmed'),
        fn.min<number | null>(days).as('min'),
        fn.max<number | null>(days).as('max'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    promise: min === null || max === null ? null : { min, max },
    posts: { open: Number(open), unconfirmed: Number(unconfirmed) },
  }
}
