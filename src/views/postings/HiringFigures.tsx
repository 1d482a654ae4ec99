import BadgeCheck from 'lucide-react/icons/badge-check'
import Inbox from 'lucide-react/icons/inbox'
import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import type { ApplicantCounts } from '../../../contract/postings/counts.ts'
import { minInRecord } from '../../../contract/postings/record.ts'
import type { CompanyStatistics, PostingStatistics } from '../../../contract/postings/statistics.ts'
import { Figure } from '../../ui/charts/Figure.tsx'
import { ErrorIcon } from '../../ui/tokens/icons.tsx'
import { chartWords } from '../../words/shared/charts.ts'
import { number } from '../../../contract/words/counted.ts'
import { employerHomeWords, statisticsWords } from '../../words/postings/home.ts'

interface Props {
  counts: ApplicantCounts
  /** Undefined if loading failed. */
  replies: PostingStatistics['replies'] | undefined
  promise: CompanyStatistics['promise']
  children?: ReactNode
}

/** Four key figures: waiting applicants, speed and reliability of replies, and one that the page adds. */
export function HiringFigures({ counts: { overdue, waitingForUs }, replies, promise, children }: Props) {
  const isEnough = replies !== undefined && replies.cases >= minInRecord
  const tooFew = replies && chartWords.notEnough(replies.cases, statisticsWords.applicants)
  return (
    <section aria-label={employerHomeWords.figures} className="@container">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 @2xs:grid-cols-2 @xl:gap-4 @4xl:grid-cols-4">
        <Figure
          label={statisticsWords.toReview}
          icon={<Inbox />}
          isUrgent={overdue > 0}
          value={number.format(waitingForUs)}
          note={
            overdue > 0 ? (
              <span className="flex items-center gap-1.5 text-warning-text">
                <ErrorIcon className="size-4 shrink-0" />
                {statisticsWords.overdue(overdue)}
              </span>
            ) : (
              statisticsWords.overdue(0)
            )
          }
        />
        {replies && (
          <>
            <Figure
              label={statisticsWords.medianTime}
              icon={<Timer />}
              value={
                isEnough && replies.medianDays !== null ? statisticsWords.days(replies.medianDays) : undefined
              }
              note={isEnough ? promise && statisticsWords.promise(promise) : tooFew}
            />
            <Figure
              label={statisticsWords.onTime}
              icon={<BadgeCheck />}
              value={isEnough ? `${Math.floor((replies.onTime / replies.cases) * 100)}%` : undefined}
              note={isEnough ? statisticsWords.onTimeOf(replies.onTime, replies.cases) : tooFew}
            />
          </>
        )}
        {children}
      </dl>
    </section>
  )
}
