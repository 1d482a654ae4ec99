import { contract } from '../../../contract/index.ts'
import { sql } from 'kysely'
import { applicationsOf } from '../../applications/applications.ts'
import { ended, hasResume, inGroup, ownCountsOf } from '../../applications/groups.ts'
import { ownItemsOf } from '../../applications/shown.ts'
import { postingAt } from '../../postings/postings.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage } from '../../store/list.ts'

/** Sort key by urgency; lower comes first. */
const place = sql<number>`case
  when turn = 'candidate' then 0
  when turn = 'employer' then 1
  when state = 'draft' then 2
  else 3
end`

/**
 * Lists the caller's applications, all, of a group, or to one job. Order: those in which it is the
 * candidate's turn, by due date; those that await an answer; drafts; ended ones, latest first.
 */
export const listApplications = defineHandler(
  contract.applications.listApplications,
  async ({ account, db, now }, { group, slug, state, ...wanted }) => {
    const own = applicationsOf(db, account.id)
      .selectAll()
      .select([place.as('place'), ended.as('ended')])
      .where(inGroup(group, now))
      .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'draft'))
      .$if(slug !== undefined, (all) => all.where('posting_id', 'in', postingAt(db, slug ?? '').select('id')))
    const { items, next } = await listPage(
      db.selectFrom(own.as('own')).selectAll(),
      [
        { column: 'place', kind: 'number' },
        { column: 'due_at', kind: 'number' },
        { column: 'ended', kind: 'number', falls: true },
        { column: 'created_at', kind: 'number', falls: true },
        { column: 'id', kind: 'text' },
      ],
      wanted,
    )
    return {
      items: await ownItemsOf(db, items),
      next,
      counts: await ownCountsOf(db, account.id, now),
      hasResume: await hasResume(db, account.id),
    }
  },
)
