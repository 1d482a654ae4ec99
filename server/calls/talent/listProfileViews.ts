import { contract } from '../../../contract/index.ts'
import { listPage } from '../../store/list.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns which companies saw the profile of the signed-in account, by day, the newest first. */
export const listProfileViews = defineHandler(
  contract.talent.listProfileViews,
  async ({ account, db, profileViews }, wanted) => {
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
    }
  },
)
