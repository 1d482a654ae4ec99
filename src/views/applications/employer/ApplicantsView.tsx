import type { ReactNode } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import type { Stage } from '../../../../contract/applications/lifecycle.ts'
import { paths } from '../../../../contract/paths.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { nextActions } from '../../../words/applications/applicant.ts'
import { waitingInWords } from '../../../words/applications/waiting.ts'
import { Reading } from '../../reading/Reading.tsx'
import type { ApplicantFilter } from './applicantFilter.ts'
import { ApplicantFilters } from './ApplicantFilters.tsx'

/** The parts of the heading above the applicants of one job post. */
export interface PostingHead {
  readonly above: ReactNode
  readonly mark?: ReactNode
  readonly state?: ReactNode
  readonly closes?: string | undefined
  readonly edit?: ReactNode
}

interface Props {
  title: string
  /** Mark, state and buttons of the job post; nothing for all job posts. */
  head?: PostingHead | undefined
  /** Address of the list without its filter. */
  path: string
  filter: ApplicantFilter
  /** The stage that a phone shows, if none is chosen. */
  stage?: Stage | undefined
  reading: AnyReading
  /** Undefined until they are read. */
  counts: ApplicantCounts | undefined
  /** The applicant who is due first; null if nobody waits, undefined until it is read. */
  next: ApplicantItem | null | undefined
  /** True if there is a board. */
  hasBoard: boolean
  /** Above the rows of the table. */
  search?: ReactNode
  /** Pending rejections. */
  outbox?: ReactNode
  children: ReactNode
}

/** A list or a board of applicants, with the number of those who wait and a link to the first. */
export const ApplicantsView = ({
  title,
  head,
  path,
  filter,
  stage,
  reading,
  counts,
  next,
  hasBoard,
  search,
  outbox,
  children,
}: Props) => (
  <>
    {head?.above}
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-4">
        {head?.mark}
        <div className="min-w-0 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading isClose>{title}</Heading>
            {head?.state}
          </div>
          <p className={`text-muted tabular-nums ${head ? 'min-h-[1lh] max-sm:min-h-[2lh]' : 'min-h-[1lh]'}`}>
            {counts && counts.total > 0 && `${waitingInWords(counts)}.`} {head?.closes}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {head?.edit}
        {next !== null && (
          // Its place is reserved, so that nothing shifts when it appears.
          <div className={next ? '' : 'invisible'}>
            <ButtonLink size="small" href={next ? paths.applicant(next.reference) : paths.applicants}>
              {nextActions.review}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
    <ApplicantFilters path={path} filter={filter} stage={stage} counts={counts} hasBoard={hasBoard} />
    {search}
    {outbox}
    <Reading flow={reading} what={applicantsWords.what} rows={4}>
      {children}
    </Reading>
  </>
)
