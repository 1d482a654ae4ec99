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
 * Gives who has applied to the own company: to one posting or to all, the soonest due first or the newest; and how many
 * there are who wait for whom, and which rejections wait to leave.
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
