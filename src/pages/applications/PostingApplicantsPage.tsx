import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useUser } from '../../app/actors.ts'
import { useReading } from '../../app/useReading.ts'
import { readPosting } from '../../effects/postings.ts'
import { useLocation } from '../../routing/location.ts'
import { filterIn } from '../../views/applications/employer/applicantFilter.ts'
import { postingHead } from '../../views/postings/postingHead.tsx'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { applicantsWords } from '../../words/applications/applicants.ts'
import { Applicants } from './Applicants.tsx'

// The table works without the board.
const Board = lazy(() => import('./board/Board.tsx'))

export default function PostingApplicantsPage() {
  const { pathname, search } = useLocation()
  const id = pathname.split('/').at(3) ?? ''
  return <OfPosting key={id} id={id} search={search} />
}

function OfPosting({ id, search }: { id: string; search: string }) {
  const user = useUser('employer')
  const { flow, data } = useReading(readPosting, { id })
  const isGone = useSelector(flow, (state) => state.matches('notThere'))
  if (isGone)
    return (
      <PostingFrame reading={flow} title={undefined}>
        {null}
      </PostingFrame>
    )
  const filter = filterIn(search)
  const shown = {
    title: data?.posting.title ?? applicantsWords.title,
    head: postingHead({ id, posting: data, company: user?.company }),
    path: paths.postingApplicants(id),
    postingId: id,
  }
  if (filter.view === 'table') return <Applicants key={search} {...shown} search={search} />
  return (
    <Suspense>
      <Board key={filter.tab} {...shown} filter={filter} />
    </Suspense>
  )
}
