import { useSelector } from '@xstate/react'
import { useMemo, useState, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AnsweringManyFlow } from '../../../machines/applications/answeringMany.ts'
import {
  applicantsPageMachine,
  applicantsPaging,
  type ApplicantsPart,
} from '../../../machines/applications/applicantsPage.ts'
import { pagedItems } from '../../../machines/reading/pagedItems.ts'
import { required } from '../../../machines/shared/required.ts'
import { useUser } from '../../app/actors.ts'
import { anyApplication, useFollowing } from '../../app/changes.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplicants } from '../../effects/applications.ts'
import { readParts } from '../../effects/shared/readParts.ts'
import { Outbox } from '../../views/applications/answering/Outbox.tsx'
import { askedBy, filterIn } from '../../views/applications/employer/applicantFilter.ts'
import { ApplicantList } from '../../views/applications/employer/ApplicantList.tsx'
import { ApplicantsView } from '../../views/applications/employer/ApplicantsView.tsx'
import { applicantsFlows, listReading } from './applicantsFlows.ts'

const pageOf = (account: string) =>
  applicantsPageMachine.provide({
    actors: {
      ...applicantsFlows(account),
      applicants: listReading,
      paging: applicantsPaging.provide({ actors: { readMore: readParts(listApplicants) } }),
    },
  })

interface Props {
  title: string
  above?: ReactNode
  path: string
  /** What narrows the list, as the address has it. */
  search: string
  /** Of one posting; of all, where none is named. */
  postingId?: string
}

/** A list of people, as the address narrows it. */
export function Applicants({ title, above, path, search, postingId }: Props) {
  const account = useUser('employer')?.id ?? ''
  const [machine] = useState(() => pageOf(account))
  const filter = filterIn(search)
  const page = useFlow(machine, {
    input: { query: { ...askedBy(filter), ...(postingId !== undefined && { postingId }) } },
  })
  useFollowing(page, anyApplication)
  const applicants = useSelector(page, ({ children }) => required(children.applicants))
  const due = useSelector(page, ({ children }) => required(children.due))
  const answering = useSelector(page, ({ children }) => required(children.answering))
  const outbox = useSelector(page, ({ children }) => required(children.outbox))
  const paging = useSelector(page, ({ children }) => children.paging)
  const data = useSelector(applicants, ({ context }) => context.data)
  const next = useSelector(due, ({ context }) => context.data && (context.data.items[0] ?? null))

  return (
    <ApplicantsView
      title={title}
      above={above}
      path={path}
      filter={filter}
      reading={applicants}
      counts={data?.counts}
      next={next}
      hasBoard={postingId !== undefined}
      outbox={<Outbox outbox={data?.outbox} flow={outbox} />}
    >
      {data && paging && (
        <List first={data} paging={paging} hasTitles={postingId === undefined} answering={answering} />
      )}
    </ApplicantsView>
  )
}

interface ListProps {
  first: ApplicantsPart
  paging: ActorRefFrom<typeof applicantsPaging>
  hasTitles: boolean
  answering: AnsweringManyFlow
}

function List({ first, paging, hasTitles, answering }: ListProps) {
  const company = useUser('employer')?.company?.name ?? ''
  const [now] = useState(() => Date.now())
  const added = useSelector(paging, ({ context }) => context.added)
  const applicants = useMemo(() => pagedItems(first.items, added), [first, added])
  return (
    <ApplicantList
      applicants={applicants}
      paging={paging}
      now={now}
      hasTitles={hasTitles}
      isAnybody={first.counts.total > 0}
      company={company}
      answering={answering}
    />
  )
}
