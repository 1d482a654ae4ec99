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

interface Props {
  title: string
  /** Above the title: where this list belongs. */
  above?: ReactNode
  /** The address of the list, without what narrows it. */
  path: string
  filter: ApplicantFilter
  /** The one that is shown without having been chosen. */
  stage?: Stage | undefined
  reading: AnyReading
  /** Once they have been read. */
  counts: ApplicantCounts | undefined
  /** Who is due first; null where nobody is, undefined until that is known. */
  next: ApplicantItem | null | undefined
  /** Whether they stand by stage, too. */
  hasBoard: boolean
  /** What waits to leave. */
  outbox?: ReactNode
  children: ReactNode
}

/** Who has applied: how many wait for an answer, and the way to the first of them. */
export const ApplicantsView = ({
  title,
  above,
  path,
  filter,
  stage,
  reading,
  counts,
  next,
  hasBoard,
  outbox,
  children,
}: Props) => (
  <>
    {above}
    <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
      <div className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
        <Heading>{title}</Heading>
      </div>
      {next !== null && (
        // Its place is kept from the beginning, so that it moves nothing when it comes.
        <div className={`mb-5 ${next ? '' : 'invisible'}`}>
          <ButtonLink size="small" href={next ? paths.applicant(next.reference) : paths.applicants}>
            {nextActions.review}
          </ButtonLink>
        </div>
      )}
    </div>
    {counts?.total !== 0 && (
      <p className="mb-4 min-h-[1lh] text-muted tabular-nums">{counts && `${waitingInWords(counts)}.`}</p>
    )}
    <ApplicantFilters path={path} filter={filter} stage={stage} counts={counts} hasBoard={hasBoard} />
    {outbox}
    <Reading flow={reading} what={applicantsWords.what} rows={4}>
      {children}
    </Reading>
  </>
)
