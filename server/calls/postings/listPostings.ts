import { contract } from '../../../contract/index.ts'
import { sql } from 'kysely'
import { postingGroups, postingStates } from '../../../contract/postings/calls.ts'
import { daysBeforeEnd } from '../../../contract/postings/lifecycle.ts'
import { withCounts } from '../../postings/counts.ts'
import { itemOf, postingsOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import { isDueBy } from '../../work/deadlines.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { inOrder, pageOf, pageQuery, type Order } from '../../store/list.ts'

const newest: Order = [
  { column: 'created_at', kind: 'number', falls: true },
  { column: 'id', kind: 'text' },
]

const DAY = 86_400_000

/** Sort key of a posting by urgency; lower comes first. */
const urgency = (now: number) => sql<number>`case
  when state = 'unconfirmed' then 0
  when changes_asked is not null then 1
  when state = 'expired' then 2
  when ${isDueBy({ kind: 'posting', id: 'postings.id' }, 'validThroughReached', now + daysBeforeEnd * DAY)} then 3
  when state = 'draft' then 4
  when state = 'paused' then 5
  when state in ('held', 'published', 'closing') then 6
  else 7
end`

/** Lists the postings of the caller's company: newest first, or first those that need an action. */
export const listPostings = defineHandler(
  contract.postings.listPostings,
  async (context, { state, group, sort, ...wanted }) => {
    const { account, db, now } = context
    const narrowed = group === undefined ? postingStates : postingGroups[group]
    const own = postingsOf(db, account.id)
      .selectAll()
      .select(urgency(now).as('urgency'))
      .where('state', 'in', state === undefined ? narrowed : [state])
    const order: Order = sort === 'needed' ? [{ column: 'urgency', kind: 'number' }, ...newest] : newest
    const page = pageQuery(db.selectFrom(own.as('own')).selectAll(), order, wanted)
    const rows = await inOrder(withCounts(db, page), order).execute()
    const { items, next } = pageOf(rows, order, wanted)
    const viewer = await viewerOf(context)
    return { items: items.map((posting) => itemOf(posting, viewer)), next }
  },
)
