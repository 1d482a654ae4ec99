import { paths } from '../../../../contract/paths.ts'
import type { ListedJob } from '../../../../machines/applications/applicationsPage.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { dayInWords } from '../../../../contract/dayInWords.ts'
import { payInWords } from '../../../words/pay.ts'
import { isOver } from '../../../words/job.ts'
import { stateNames } from '../../../words/postings.ts'
import { appliedInWords } from '../../../words/saved.ts'
import { Rows } from './ApplicationList.tsx'

interface Props {
  jobs: readonly ListedJob[]
  paging: AnyPaging
  now: number
}

/** The jobs that were saved, as far as they have been read: what each pays, and until when people can apply. */
export const SavedList = ({ jobs, paging, now }: Props) => (
  <Rows group="saved" paging={paging}>
    {jobs.map((job) => (
      <li
        key={job.slug}
        className="relative flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 hover:bg-surface"
      >
        <div className="grid min-w-0 flex-[1_1_14rem] grid-cols-[minmax(0,1fr)] gap-1">
          <RowLink href={paths.job(job.slug)}>{job.title}</RowLink>
          <span className="text-hint wrap-anywhere text-muted tabular-nums">
            {payInWords(job.pay)} · <Name>{job.company.name}</Name>
            {job.appliedAt !== null && ` · ${appliedInWords(job.appliedAt, now)}`}
          </span>
        </div>
        {isOver(job.state) ? (
          <StateTag look="ended">{stateNames[job.state]}</StateTag>
        ) : (
          job.validThrough && (
            <span className="text-hint text-muted tabular-nums">Last day {dayInWords(job.validThrough)}</span>
          )
        )}
      </li>
    ))}
  </Rows>
)
