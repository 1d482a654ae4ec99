import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { foundBy } from '../../applications/foundBy.ts'
import { applicantColumns, applicantItemsOf } from '../../applications/shown.ts'
import { countsIn } from '../../postings/counts.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage, type Order } from '../../store/list.ts'

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

/**
 * Lists applicants of the caller's company, of one posting or of all, by due date or newest first. Also
 * returns the counts by side, and the pending rejections.
 */
export const listApplicants = defineHandler(
  contract.applications.listApplicants,
  async ({ account, db }, { group, postingId, sort, stage, turn, words, ...wanted }) => {
    const applicants = applicantsOf(db, account.id).$if(postingId !== undefined, (all) =>
      all.where('posting_id', '=', postingId ?? ''),
    )
    const { items, next } = await listPage(
      applicants
        .select(applicantColumns(db))
        .$if(group !== 'all', (all) => all.where('state', group === 'open' ? '=' : '!=', 'active'))
        .$if(stage !== undefined, (all) => all.where('stage', '=', stage ?? null))
        .$if(words !== undefined, (all) => all.where((where) => where.and(foundBy(words ?? ''))))
        .$if(turn !== undefined, (all) =>
          all.where('turn', '=', turn ?? null).where('leaves_at', 'is', null),
        ),
      orders[sort],
      wanted,
    )
    const { counts, outbox } = await countsIn(applicants)
    return { items: await applicantItemsOf(db, items), next, counts, outbox }
  },
)
