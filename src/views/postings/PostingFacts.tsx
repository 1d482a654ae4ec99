import type { ReactNode } from 'react'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { ApplicantCounts } from '../../../contract/postings/counts.ts'
import { mostRenewals } from '../../../contract/postings/lifecycle.ts'
import { dayHere, daysInWords } from '../../words/dates.ts'
import { LastDay } from '../../ui/text/LastDay.tsx'

/** Days and figures of a posting. What is not known yet is left out. */
export function PostingFacts({ posting }: { posting: OwnPosting }) {
  const { confirmedAt, counts, posting: content, publishedAt, renewals } = posting
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Published', publishedAt && dayHere(publishedAt)],
    ['Last confirmed', confirmedAt && dayHere(confirmedAt)],
    ['Last day to apply', content.validThrough && <LastDay key="last day" day={content.validThrough} />],
    ['Renewals left', publishedAt && `${mostRenewals - renewals} of ${mostRenewals}`],
    ['Answer within', daysInWords(content.answerDays)],
    ['Applied', publishedAt && `${counts.total}`],
    ['Wait for your answer', publishedAt && waiting(counts)],
    ['Owe you an answer', publishedAt && `${counts.waitingForThem}`],
    ['Openings', `${content.openings}`],
  ]
  return (
    <dl className="grid content-start grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-4 xl:border-s xl:border-line xl:ps-6">
      {facts.map(
        ([name, fact]) =>
          fact !== null && (
            <div key={name}>
              <dt className="text-hint text-muted">{name}</dt>
              <dd className="tabular-nums">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const waiting = ({ overdue, waitingForUs }: ApplicantCounts) =>
  overdue > 0 ? `${waitingForUs}, ${overdue} of them late` : `${waitingForUs}`
