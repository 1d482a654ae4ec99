import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { applicantsPageMachine } from '../../../machines/applications/applicantsPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { listApplicants } from '../../effects/applications.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { Outbox } from '../../views/applications/answering/Outbox.tsx'
import { useNavigate } from '../../routing/location.ts'
import { askedBy, filterIn, listAt } from '../../views/applications/employer/applicantFilter.ts'
import { ApplicantList } from '../../views/applications/employer/ApplicantList.tsx'
import { ApplicantSearch } from '../../views/applications/employer/ApplicantSearch.tsx'
import { ApplicantsView, type PostingHead } from '../../views/applications/employer/ApplicantsView.tsx'
import { applicantsFlows } from './applicantsFlows.ts'

const pageOf = (account: string) =>
  applicantsPageMachine.provide({
    actors: { ...applicantsFlows(account), list: listWith(listApplicants) },
  })

interface Props {
  title: string
  head?: PostingHead
  path: string
  /** Query string of the address. */
  search: string
  /** Id of a job post; undefined for all job posts. */
  postingId?: string
}

/** Table of applicants, filtered by the query string. */
export function Applicants({ title, head, path, search, postingId }: Props) {
  const user = useUser('employer')
  const now = useNow()
  const navigate = useNavigate()
  const [machine] = useState(() => pageOf(user?.id ?? ''))
  const filter = filterIn(search)
  const page = useFlow(machine, {
    input: { query: { ...askedBy(filter), ...(postingId !== undefined && { postingId }) } },
  })
  const list = useSelector(page, ({ children }) => required(children.list))
  const due = useSelector(page, ({ children }) => required(children.due))
  const answering = useSelector(page, ({ children }) => required(children.answering))
  const outbox = useSelector(page, ({ children }) => required(children.outbox))
  const { reading, first, paging, items } = useList(list)
  const next = useSelector(due, ({ context }) => context.data && (context.data.items[0] ?? null))

  return (
    <ApplicantsView
      title={title}
      head={head}
      path={path}
      filter={filter}
      reading={reading}
      counts={first?.counts}
      next={next}
      hasBoard={postingId !== undefined}
      search={
        <ApplicantSearch
          words={filter.words}
          onSearch={(words) => navigate(listAt(path, { ...filter, words }))}
        />
      }
      outbox={<Outbox outbox={first?.outbox} flow={outbox} />}
    >
      {first && paging && (
        <ApplicantList
          applicants={items}
          paging={paging}
          now={now}
          hasTitles={postingId === undefined}
          isAnybody={first.counts.total > 0}
          company={user?.company?.name ?? ''}
          answering={answering}
        />
      )}
    </ApplicantsView>
  )
}
