import type * as v from 'valibot'
import type { postingCalls, PostingGroup } from '../../../contract/postings/calls.ts'
import { anyPosting, useFollowing } from '../../app/changes.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { listPostings } from '../../effects/postings.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { PostingList } from '../../views/postings/PostingList.tsx'
import { postingGroup, PostingsView } from '../../views/postings/PostingsView.tsx'
import { useCreating } from './useCreating.ts'

export default function PostingsPage() {
  const { search } = useRouteLocation()
  const group = postingGroup(new URLSearchParams(search).get('tab'))
  return <Postings key={group} group={group} />
}

const askedOf = (group: PostingGroup) => ({ group, sort: 'needed' as const })

function Postings({ group }: { group: PostingGroup }) {
  const { flow, data } = useReading(listPostings, askedOf(group))
  useFollowing(flow, anyPosting)
  const creating = useCreating()
  return (
    <PostingsView group={group} reading={flow} creating={creating}>
      {data && <List group={group} first={data} creating={creating} />}
    </PostingsView>
  )
}

interface ListProps {
  group: PostingGroup
  first: v.InferOutput<typeof postingCalls.listPostings.result>
  creating: ReturnType<typeof useCreating>
}

function List({ group, first, creating }: ListProps) {
  const { flow, items } = usePaging(listPostings, askedOf(group), first)
  return <PostingList group={group} postings={items} paging={flow} creating={creating} />
}
