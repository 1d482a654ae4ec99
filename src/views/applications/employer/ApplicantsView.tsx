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

/** Parts of the heading above the applicants of one job post. */
export interface PostingHead {
  readonly above: ReactNode
  readonly mark?: ReactNode
  readonly state?: ReactNode
  readonly closes?: string | undefined
  readonly edit?: ReactNode
}

interface Props {
  title: string
  /** Heading of the job post; undefined for the list of all job posts. */
  head?: PostingHead | undefined
  /** Path of the list without its filter. */
  path: string
  filter: ApplicantFilter
  /** Column shown on a phone if no stage is chosen. */
  stage?: Stage | undefined
  reading: AnyReading
  /** Undefined until loaded. */
  counts: ApplicantCounts | undefined
  /** Most urgent applicant; null if nobody waits, undefined until loaded. */
  next: ApplicantItem | null | undefined
  /** True if the list can be shown as a board. */
  hasBoard: boolean
  /** Search field above the rows of the table. */
  search?: ReactNode
  /** Notice of pending rejections. */
  outbox?: ReactNode
  children: ReactNode
}

/**
 * Page with a list or a board of applicants, the number of waiting ones, and a link to the most urgent one.
 */
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
          // Rendered invisibly while loading, to avoid a layout shift.
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
