import { sql } from 'kysely'
import { applicationsOf } from '../../applications/applications.ts'
import { ownItemsOf } from '../../applications/shown.ts'
import { postingAt } from '../../postings/postings.ts'
import type { ApplicationHandler } from '../shared/context.ts'
import { listPage } from '../shared/list.ts'

/** Gives the applications of who is signed in, or those to one job: where it is their turn first, the soonest due first, then the newest. */
export const listApplications: ApplicationHandler<'listApplications'> = async (
  { account, db },
  { slug, state, ...wanted },
) => {
  const all = applicationsOf(db, account.id)
    .selectAll()
    .select(sql<number>`case when turn = 'candidate' then 0 else 1 end`.as('place'))
    .where('state', '!=', 'discarded')
  const own = slug === undefined ? all : all.where('posting_id', 'in', postingAt(db, slug).select('id'))
  const { items, next } = await listPage(
    db.selectFrom((state === undefined ? own : own.where('state', '=', state)).as('own')).selectAll(),
    [
      { column: 'place', kind: 'number' },
      { column: 'due_at', kind: 'number' },
      { column: 'created_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  return { items: await ownItemsOf(db, items), next }
}
