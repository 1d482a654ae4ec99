import { contract } from '../../../contract/index.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { recentDays, type RecentViews } from '../../../contract/talent/profileCalls.ts'
import { listPage } from '../../store/list.ts'
import type { Database } from '../../store/schema.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const DAY_MS = 86_400_000

/**
 * Lists the companies that saw the caller's profile, by day, newest first. Also returns the totals of the
 * recent period.
 */
export const listProfileViews = defineHandler(
  contract.talent.listProfileViews,
  async ({ account, db, now, profileViews }, wanted) => {
    await profileViews.flush()
    const all = db
      .selectFrom('profile_views')
      .innerJoin('companies', 'companies.id', 'profile_views.company_id')
      .select(['day', 'company_id', 'words', 'opened', 'listed', 'name', 'slug', 'logo'])
      .where('account_id', '=', account.id)
    const order = [
      { column: 'day', kind: 'text', falls: true },
      { column: 'company_id', kind: 'text' },
    ] as const
    const { items, next } = await listPage(all, order, wanted)
    return {
      items: items.map(({ day, listed, logo, name, opened, slug, words }) => ({
        company: { name, slug, ...(logo !== '' && { logo }) },
        day,
        words,
        opened,
        listed,
      })),
      next,
      recent: await recentOf(db, account.id, now),
    }
  },
)

async function recentOf(db: Database, accountId: string, now: number): Promise<RecentViews> {
  const { listed, opened } = await db
    .selectFrom('profile_views')
    .select(({ fn }) => [
      fn.sum<number | string | null>('opened').as('opened'),
      fn.sum<number | string | null>('listed').as('listed'),
    ])
    .where('account_id', '=', accountId)
    .where('day', '>', dayOf(now - recentDays * DAY_MS))
    .executeTakeFirstOrThrow()
  return { opened: Number(opened), listed: Number(listed) }
}
