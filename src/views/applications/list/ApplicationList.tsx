import type { ReactNode } from 'react'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import {
  applicationListWords as words,
  groupWords,
  type ListGroup,
} from '../../../words/applications/groups.ts'
import { ShowMore } from '../../reading/ShowMore.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'

interface Props {
  group: ListGroup
  paging: AnyPaging
}

/** Applications loaded so far, those with the candidate's turn first. */
export const ApplicationList = ({
  applications,
  now,
  ...list
}: Props & { applications: readonly OwnApplicationItem[]; now: number }) => (
  <Rows {...list}>
    {applications.map((application) => (
      <ApplicationRow key={application.id} application={application} now={now} />
    ))}
  </Rows>
)

/** Rows of a group, or its empty state. */
export const Rows = ({ group, paging, children }: Props & { children: readonly ReactNode[] }) =>
  children.length === 0 ? (
    <div className="mt-8">
      <EmptyState {...groupWords[group].empty}>
        <ButtonLink href={paths.jobs}>{words.findJobs}</ButtonLink>
      </EmptyState>
    </div>
  ) : (
    <>
      <ul className="@container">{children}</ul>
      <ShowMore flow={paging} />
    </>
  )
