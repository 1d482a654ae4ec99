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
  const query = { group, sort: 'needed' as const }
  const { flow: reading, data } = useReading(listPostings, query)
  const { flow: paging, items } = usePaging(listPostings, query, data)
  useFollowing(reading, anyPosting)
  const creating = useCreating()
  return (
    <PostingsView group={group} reading={reading} creating={creating}>
      {data && <PostingList key={group} group={group} postings={items} paging={paging} creating={creating} />}
    </PostingsView>
  )
}
