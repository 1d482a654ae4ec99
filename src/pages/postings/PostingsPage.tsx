import type { PostingGroup } from '../../../contract/postings/calls.ts'
import { useReading } from '../../app/useReading.ts'
import { listPostings } from '../../effects/postings.ts'
import { useAddress } from '../../routing/location.ts'
import { postingGroup, PostingsView } from '../../views/postings/PostingsView.tsx'
import { useCreating } from './useCreating.ts'

export default function PostingsPage() {
  const { search } = useAddress()
  const group = postingGroup(new URLSearchParams(search).get('tab'))
  return <Postings key={group} group={group} />
}

function Postings({ group }: { group: PostingGroup }) {
  const { flow, data } = useReading(listPostings, { group, sort: 'needed' as const })
  return <PostingsView group={group} reading={flow} postings={data?.items} creating={useCreating()} />
}
