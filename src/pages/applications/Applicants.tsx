import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { applicationCalls } from '../../../contract/applications/calls.ts'
import type { AnsweringManyFlow } from '../../../machines/applications/answeringMany.ts'
import { useUser } from '../../app/actors.ts'
import { anyApplication, useFollowing } from '../../app/changes.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplicants } from '../../effects/applications.ts'
import { askedBy, filterIn } from '../../views/applications/employer/applicantFilter.ts'
import { ApplicantList } from '../../views/applications/employer/ApplicantList.tsx'
import { ApplicantsView } from '../../views/applications/employer/ApplicantsView.tsx'
import { LazyOutbox } from './answering/LazyOutbox.tsx'
import { useAnsweringMany } from './answering/useAnsweringMany.ts'
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
  useFollowing(flow, anyApplication)
  const due = useNextDue({ postingId })
  const answering = useAnsweringMany()

  const readAnew = () => {
    flow.send({ type: 'refresh' })
    due.flow.send({ type: 'refresh' })
  }
  const answered = useEffectEvent(readAnew)

  useEffect(() => {
    const told = answering.on('answered', () => answered())
    return () => told.unsubscribe()
  }, [answering])

  return (
    <ApplicantsView
      title={title}
      above={above}
      path={path}
      filter={filter}
      reading={flow}
      counts={data?.counts}
      next={due.data && (due.data.items[0] ?? null)}
      hasBoard={postingId !== undefined}
      outbox={<LazyOutbox outbox={data?.outbox} onUndone={readAnew} />}
    >
      {data && <List asked={asked} first={data} hasTitles={postingId === undefined} answering={answering} />}
    </ApplicantsView>
  )
}

interface ListProps {
  asked: Asked
  first: First
  hasTitles: boolean
  answering: AnsweringManyFlow
}

function List({ asked, first, hasTitles, answering }: ListProps) {
  const company = useUser('employer')?.company?.name ?? ''
  const [now] = useState(() => Date.now())
  const { flow, items } = usePaging(listApplicants, asked, first)
  return (
    <ApplicantList
      applicants={items}
      paging={flow}
      now={now}
      hasTitles={hasTitles}
      isAnybody={first.counts.total > 0}
      company={company}
      answering={answering}
    />
  )
}
