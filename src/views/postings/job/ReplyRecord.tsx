import type { CompanyRecord } from '../../../../contract/postings/record.ts'
import { Meter } from '../../../ui/text/Meter.tsx'
import { jobWords } from '../../../words/job.ts'

interface Props {
  record: CompanyRecord
  /** Promised reply time of this job, in days. */
  answerDays: number
}

const words = jobWords.record

/** Reply record of a company, compared with the promise of this job. */
export function ReplyRecord({ record: { answeredInTime, medianDays, people }, answerDays }: Props) {
  const percent = Math.round((100 * answeredInTime) / people)
  return (
    <div className="tabular-nums">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{words.share(percent)}</span>
        <span className="text-caption text-subtle">{words.people(people)}</span>
      </p>
      <Meter share={`${percent}%`} className="my-2.5" />
      <p className="text-hint text-muted">
        {medianDays !== null && `${words.median(medianDays)} `}
        {words.promise(answerDays)}
      </p>
    </div>
  )
}
