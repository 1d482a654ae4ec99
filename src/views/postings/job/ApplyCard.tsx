import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import { LastDay } from '../../../ui/text/LastDay.tsx'
import { isOver, jobWords, lastDayOf } from '../../../words/job.ts'
import { repliesWithin } from '../../../words/postings.ts'
import type { ShownJob } from '../JobView.tsx'
import { ReplyRecord } from './ReplyRecord.tsx'

interface Props {
  job: ShownJob
  /** Apply link, if the card is beside the job. */
  apply: ReactNode
}

/** Card with the last day to apply and the promised reply time. */
export function ApplyCard({ job, apply }: Props) {
  const { answerDays, company, openings } = job
  const lastDay = lastDayOf(job)
  return (
    <section className="grid gap-4 rounded-panel border border-line bg-surface p-5 @min-[53.75rem]:p-6 print:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">
          {lastDay ? (
            <>
              {jobWords.applyBy('')}
              <LastDay day={lastDay} />
            </>
          ) : (
            jobWords.noDate
          )}
        </span>
        <span className="text-caption text-subtle">{jobWords.openings(openings)}</span>
      </p>
      {apply && (
        <div className="hidden gap-2 text-center @min-[53.75rem]:grid">
          {apply}
          <p className="text-hint text-muted">{jobWords.noAccount}</p>
        </div>
      )}
      <div className="border-t border-line pt-4">
        {company.record ? (
          <ReplyRecord record={company.record} answerDays={answerDays} />
        ) : (
          <p className="flex items-center gap-2 font-medium">
            <Timer className="size-5 text-subtle" />
            {repliesWithin(answerDays)}
          </p>
        )}
      </div>
    </section>
  )
}

/** True if the job has an apply card: after publication, while it accepts applications. */
export const hasApplyCard = (job: ShownJob): boolean => job.publishedAt !== null && !isOver(job.state)
