import { itemOf, postingsOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import type { PostingHandler } from '../shared/context.ts'
import { listPage } from '../shared/list.ts'

/** Gives the postings of the own company, the newest first. */
export const listPostings: PostingHandler<'listPostings'> = async (context, { state, ...wanted }) => {
  const { account, db } = context
  const own = postingsOf(db, account.id).selectAll()
  const { items, next } = await listPage(
    state === undefined ? own : own.where('state', '=', state),
    [
      { column: 'created_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  const viewer = await viewerOf(context)
  return { items: items.map((posting) => itemOf(posting, viewer)), next }
}
