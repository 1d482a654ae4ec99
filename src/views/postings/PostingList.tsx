import { useSelector } from '@xstate/react'
import type { PostingGroup, PostingItem } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { postingGroupWords } from '../../words/postings/list.ts'
import { PostingTable } from './PostingTable.tsx'

interface Props {
  group: PostingGroup
  /** Postings loaded so far. */
  postings: readonly PostingItem[]
  paging: AnyPaging
  creating: CreatingFlow
  now: number
}

/** Job posts of a group, or its empty state. */
export function PostingList({ group, postings, paging, creating, now }: Props) {
  const isCopying = useSelector(creating, (state) => state.matches('copying'))
  if (postings.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState {...postingGroupWords[group].empty} />
      </div>
    )
  }
  return (
    <>
      <PostingTable
        postings={postings}
        now={now}
        onCopy={(id) => creating.send({ type: 'copy', id })}
        isCopying={isCopying}
      />
      <ShowMore flow={paging} />
    </>
  )
}
