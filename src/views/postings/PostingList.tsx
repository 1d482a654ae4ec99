import { useSelector } from '@xstate/react'
import type { PostingGroup, PostingItem } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { PostingRows } from './PostingRows.tsx'
import { postingGroupWords } from './postingGroupWords.ts'

interface Props {
  group: PostingGroup
  /** As far as they have been read. */
  postings: readonly PostingItem[]
  paging: AnyPaging
  creating: CreatingFlow
}

/** The postings of a group, or that there is none. */
export function PostingList({ group, postings, paging, creating }: Props) {
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
      <PostingRows
        postings={postings}
        onCopy={(id) => creating.send({ type: 'copy', id })}
        isCopying={isCopying}
      />
      <ShowMore flow={paging} />
    </>
  )
}
