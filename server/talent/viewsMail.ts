import * as v from 'valibot'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { requestNotice } from '../mail/notices.ts'
import { choicesFor } from '../mail/settings.ts'
import type { Database } from '../store/schema.ts'
import { addJobs } from '../work/jobs.ts'
import type { Handlers } from '../work/worker.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** Offset of Monday, 6:00 UTC, because 1 January 1970 was a Thursday. */
const MONDAY = 4 * DAY + 6 * 3_600_000
const AT_ONCE = 500
/** Maximum number of companies named in an email. */
const MOST_NAMED = 10

const kind = 'profileViews'

const payloadSchema = v.object({ accountId: v.string(), due: v.number() })

/** Time of the next Monday morning. */
const nextMailTime = (now: number) => Math.floor((now - MONDAY) / WEEK) * WEEK + MONDAY + WEEK

/** Schedules the weekly email about profile views, once per account that was viewed and wants it. */
export async function scheduleViewsMails(
  transaction: Database,
  accountIds: readonly string[],
  now: number,
): Promise<void> {
  const due = nextMailTime(now)
  for (let from = 0; from < accountIds.length; from += AT_ONCE) {
    const some = accountIds.slice(from, from + AT_ONCE)
    const chosenBy = await choicesFor(transaction, 'profileViews', some)
    const jobs = some
      .filter((id) => chosenBy(id).choice === 'on')
      .map((accountId) => ({
        queue: 'deadlines' as const,
        kind,
        key: `${kind} ${accountId} ${due}`,
        payload: { accountId, due },
        now,
        due,
      }))
    await addJobs(transaction, jobs, 'keep')
  }
}

/**
 * Weekly emails to candidates about companies that saw their profile.
 *
 * @param now returns milliseconds since 1970
 */
export const createViewsMailHandlers = (db: Database, now: () => number): Handlers => ({
  [kind]: ({ finish, payload }) =>
    db.transaction().execute(async (transaction) => {
      const { accountId, due } = v.parse(payloadSchema, payload)
      if (await finish(transaction)) await tell(transaction, accountId, { due, now: now() })
    }),
})

async function tell(
  transaction: Database,
  accountId: string,
  { due, now }: { readonly due: number; readonly now: number },
): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select('email_address')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const chosenBy = await choicesFor(transaction, 'profileViews', [accountId])
  if (!account || chosenBy(accountId).choice === 'off') return
  const companies = await transaction
    .selectFrom('profile_views')
    .innerJoin('companies', 'companies.id', 'profile_views.company_id')
    .select('companies.name')
    .where('profile_views.account_id', '=', accountId)
    .where('day', '>=', dayOf(due - WEEK))
    .where('day', '<', dayOf(due))
    .groupBy(['companies.id', 'companies.name'])
    .orderBy((row) => row.fn.sum('opened'), 'desc')
    .orderBy('companies.name')
    .execute()
  if (companies.length === 0) return
  const notice = {
    role: 'candidate',
    recipient: account.email_address,
    path: talentPaths.preferences,
    facts: { companies: companies.slice(0, MOST_NAMED).map(({ name }) => name), count: companies.length },
  } as const
  await requestNotice(transaction, 'profileViewed', notice, now)
}
