import type { ReactNode } from 'react'
import { isolate } from '../../../../contract/isolate.ts'
import { paths } from '../../../../contract/paths.ts'
import type { Job } from '../../../../contract/postings/reads.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { NoScript } from '../../../ui/feedback/NoScript.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { isOver, lastDayOf, standingInWords } from '../../../words/job.ts'
import { useEndHere } from '../../../ui/text/LastDay.tsx'
import { Reading } from '../../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  job: Job | undefined
  /** What its reader has sent to this job before, or begun to write: shown where nobody can apply any more. */
  own: ReactNode
  children: ReactNode
}

/** What stands around an application, from before its job has been read. */
export function ApplyFrame({ reading, job, own, children }: Props) {
  const end = useEndHere(job ? lastDayOf(job) : null)
  return (
    <div className="mx-auto max-w-[62ch]">
      <NoScript />
      <div className="wrap-anywhere">
        <Heading>{job ? `Apply: ${isolate(job.title)}` : 'Apply'}</Heading>
      </div>
      {job && (
        <p className="-mt-3 mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted">
          <Name>{job.company.name}</Name>
          <TextLink href={paths.job(job.slug)}>Read the job again</TextLink>
          {end && <span>Closes {end}</span>}
        </p>
      )}
      <Reading
        flow={reading}
        what="this job"
        rows={5}
        notThere={
          <TakesNobody title="No job stands here" text="It was never there, or it is gone." own={own} />
        }
      >
        {job && isOver(job.state) ? (
          <TakesNobody
            title="Nobody can apply for this job now"
            text={standingInWords(job) ?? ''}
            own={own}
          />
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
      <ButtonLink href={paths.jobs}>Find other jobs</ButtonLink>
    </div>
  </EmptyState>
)
