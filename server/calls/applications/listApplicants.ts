import { applicantsOf } from '../../applications/applications.ts'
import { applicantItemsOf } from '../../applications/shown.ts'
import type { ApplicationHandler } from '../shared/context.ts'
import { listPage, type Order } from '../shared/list.ts'

const orders: Readonly<Record<'due' | 'newest', Order>> = {
  due: [
    { column: 'due_at', kind: 'number' },
    { column: 'id', kind: 'text' },
  ],
  newest: [
    { column: 'submitted_at', kind: 'number', falls: true },
    { column: 'id', kind: 'text' },
  ],
}

/** Gives who has applied to the own company: to one posting or to all, the soonest due first or the newest. */
export const listApplicants: ApplicationHandler<'listApplicants'> = async (
  { account, db },
  { postingId, sort, stage, turn, ...wanted },
) => {
  const { items, next } = await listPage(
    applicantsOf(db, account.id)
      .selectAll()
      .$if(postingId !== undefined, (all) => all.where('posting_id', '=', postingId ?? ''))
      .$if(stage !== undefined, (all) => all.where('stage', '=', stage ?? null))
      .$if(turn !== undefined, (all) => all.where('turn', '=', turn ?? null)),
    orders[sort],
    wanted,
  )
  return { items: await applicantItemsOf(db, items), next }
}
