import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useReading } from '../../app/useReading.ts'
import { readPosting } from '../../effects/postings.ts'
import { useLocation } from '../../routing/location.ts'
import { filterIn } from '../../views/applications/employer/applicantFilter.ts'
import { PostingAbove } from '../../views/applications/employer/PostingAbove.tsx'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { applicantsWords } from '../../words/applications/applicants.ts'
import { Applicants } from './Applicants.tsx'

// Not needed for the table.
const Board = lazy(() => import('./board/Board.tsx'))

export default function PostingApplicantsPage() {
  const { pathname, search } = useLocation()
  const id = pathname.split('/').at(3) ?? ''
  return <OfPosting key={id} id={id} search={search} />
}

function OfPosting({ id, search }: { id: string; search: string }) {
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
    above: <PostingAbove id={id} />,
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
