import { paths } from '../../../../contract/paths.ts'
import type { ListedJob } from '../../../../machines/applications/applicationsPage.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { dayInWords } from '../../../../contract/dayInWords.ts'
import { applicationListWords as words } from '../../../words/applications/groups.ts'
import { payInWords } from '../../../../contract/postings/payInWords.ts'
import { isOver } from '../../../words/job.ts'
import { stateNames } from '../../../words/postings.ts'
import { appliedInWords } from '../../../words/saved.ts'
import { Rows } from './ApplicationList.tsx'

interface Props {
  jobs: readonly ListedJob[]
  paging: AnyPaging
  now: number
}

/** Saved jobs loaded so far, with pay and last day. */
export const SavedList = ({ jobs, paging, now }: Props) => (
  <Rows group="saved" paging={paging}>
    {jobs.map((job) => (
      <li
        key={job.slug}
        className="relative grid min-h-17 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-3 hover:bg-surface @min-[40rem]:grid-cols-[auto_minmax(0,1fr)_12rem_13rem]"
      >
        <CompanyMark company={job.company} size="table" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <RowLink href={paths.job(job.slug)}>{job.title}</RowLink>
          <span className="text-hint wrap-anywhere text-muted tabular-nums">
            <Name>{job.company.name}</Name>
            {job.appliedAt !== null && ` · ${appliedInWords(job.appliedAt, now)}`}
          </span>
        </div>
        <span className="text-hint font-medium tabular-nums @max-[40rem]:col-start-2">
          {payInWords(job.pay)}
        </span>
        <div className="text-hint text-muted tabular-nums @max-[40rem]:col-start-2">
          {isOver(job.state) ? (
            <StateTag look="ended">{stateNames[job.state]}</StateTag>
          ) : (
            job.validThrough && words.closes(dayInWords(job.validThrough))
          )}
        </div>
      </li>
    ))}
  </Rows>
)
