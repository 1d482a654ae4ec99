import { useSelector } from '@xstate/react'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { postingsPageMachine } from '../../../machines/postings/postingsPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useQuerySync } from '../../app/useQuerySync.ts'
import { createPosting, listPostings } from '../../effects/postings.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useLocation } from '../../routing/location.ts'
import { PostingList } from '../../views/postings/PostingList.tsx'
import { postingGroup, PostingsView } from '../../views/postings/PostingsView.tsx'

const machine = postingsPageMachine.provide({
  actors: {
    list: listWith(listPostings),
    creating: creatingMachine.provide({ actors: { createPosting } }),
  },
})

export default function PostingsPage() {
  const { search } = useLocation()
  const group = postingGroup(new URLSearchParams(search).get('tab'))
  const query = { group, sort: 'needed' as const }
  const page = useFlow(machine, { input: { query } })
  const isShown = useSelector(page, ({ context }) => context.query.group === group)
  const list = useSelector(page, ({ children }) => required(children.list))
  const creating = useSelector(page, ({ children }) => required(children.creating))
  const { reading, paging, items } = useList(list)
  const now = useNow()
  useQuerySync(page, query)

  return (
    <PostingsView group={group} reading={reading} creating={creating}>
      {paging && isShown && (
        <PostingList
          key={group}
          group={group}
          postings={items}
          paging={paging}
          creating={creating}
          now={now}
        />
      )}
    </PostingsView>
  )
}
