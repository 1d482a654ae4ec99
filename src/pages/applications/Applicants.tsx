import { useState, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { applicationCalls } from '../../../contract/applications/calls.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplicants } from '../../effects/applications.ts'
import { askedBy, filterIn } from '../../views/applications/employer/applicantFilter.ts'
import { ApplicantList } from '../../views/applications/employer/ApplicantList.tsx'
import { ApplicantsView } from '../../views/applications/employer/ApplicantsView.tsx'
import { useNextDue } from './useNextDue.ts'

interface Props {
  title: string
  above?: ReactNode
  path: string
  /** What narrows the list, as the address has it. */
  search: string
  /** Of one posting; of all, where none is named. */
  postingId?: string
}

type First = v.InferOutput<typeof applicationCalls.listApplicants.result>

type Asked = ReturnType<typeof askedBy>

/** A list of people, as the address narrows it. */
export function Applicants({ title, above, path, search, postingId }: Props) {
  const filter = filterIn(search)
  const asked = { ...askedBy(filter), ...(postingId !== undefined && { postingId }) }
  const { flow, data } = useReading(listApplicants, asked)
  const due = useNextDue(postingId)
  return (
    <ApplicantsView
      title={title}
      above={above}
      path={path}
      filter={filter}
      reading={flow}
      counts={data?.counts}
      next={due.data?.items[0]}
    >
      {data && <List asked={asked} first={data} hasTitles={postingId === undefined} />}
    </ApplicantsView>
  )
}

function List({ asked, first, hasTitles }: { asked: Asked; first: First; hasTitles: boolean }) {
  const [now] = useState(() => Date.now())
  const { flow, items } = usePaging(listApplicants, asked, first)
  return (
    <ApplicantList
      applicants={items}
      paging={flow}
      now={now}
      hasTitles={hasTitles}
      isAnybody={first.counts.total > 0}
    />
  )
}
