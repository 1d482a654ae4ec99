import type { ReactNode } from 'react'
import { paths } from '../../../../contract/paths.ts'
import type { Job } from '../../../../contract/postings/reads.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { NoScript } from '../../../ui/feedback/NoScript.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { applyWords } from '../../../words/applications/apply.ts'
import { isOver, lastDayOf, jobStatusInWords } from '../../../words/job.ts'
import { useEndHere } from '../../../ui/text/LastDay.tsx'
import { Reading } from '../../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  job: Job | undefined
  /** The reader's application or draft, shown if the job accepts no applications. */
  own: ReactNode
  children: ReactNode
}

/** Frame of the application form, also while the job is loading. */
export function ApplyFrame({ reading, job, own, children }: Props) {
  const end = useEndHere(job ? lastDayOf(job) : null)
  return (
    <div className="mx-auto w-full max-w-[760px]">
      <NoScript />
      <div className="mb-6 flex items-start gap-4 wrap-anywhere">
        {job && <CompanyMark company={job.company} size="pane" />}
        <div className="min-w-0">
          <Heading isClose>{applyWords.heading(job?.title)}</Heading>
          {job && (
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted">
              <Name>{job.company.name}</Name>
              <TextLink href={paths.job(job.slug)}>{applyWords.view}</TextLink>
              {end && <span>{applyWords.closes(end)}</span>}
            </p>
          )}
        </div>
      </div>
      <Reading
        flow={reading}
        what={applyWords.reading}
        rows={5}
        notThere={<TakesNobody {...applyWords.notFound} own={own} />}
      >
        {job && isOver(job.state) ? (
          <TakesNobody title={applyWords.over} text={jobStatusInWords(job) ?? ''} own={own} />
        ) : (
          children
        )}
      </Reading>
    </div>
  )
}

const TakesNobody = ({ title, text, own }: { title: string; text: string; own: ReactNode }) => (
  <EmptyState title={title} text={text}>
    <div className="grid justify-items-start gap-4">
      {own}
      <ButtonLink href={paths.jobs}>{applyWords.otherJobs}</ButtonLink>
    </div>
  </EmptyState>
)
