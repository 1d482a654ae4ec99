import type { ReactNode } from 'react'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { maxRenewals } from '../../../contract/postings/lifecycle.ts'
import { dayHere, daysInWords } from '../../words/dates.ts'
import { postingPageWords } from '../../words/postings/page.ts'
import { retentionOptions } from '../../words/postings/retention.ts'
import { LastDay } from '../../ui/text/LastDay.tsx'

/** Dates and numbers of a job post. Unknown ones are omitted. */
export function PostingFacts({ posting }: { posting: OwnPosting }) {
  const { confirmedAt, counts, posting: content, publishedAt, renewals } = posting
  const words = postingPageWords.facts
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.published, publishedAt && dayHere(publishedAt)],
    [words.confirmed, confirmedAt && dayHere(confirmedAt)],
    [words.lastDay, content.validThrough && <LastDay key="last day" day={content.validThrough} />],
    [words.extensions, publishedAt && words.extensionsLeft(maxRenewals - renewals, maxRenewals)],
    [words.replyWithin, daysInWords(content.answerDays)],
    [words.applicants, publishedAt && `${counts.total}`],
    [words.waitingOnThem, publishedAt && `${counts.waitingForThem}`],
    [words.openings, `${content.openings}`],
    [words.applicationsKept, retentionOptions[content.retentionMonths] ?? null],
  ]
  return (
    <section>
      <h2 className="mb-4 text-h2">{postingPageWords.details}</h2>
      <dl className="grid content-start grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4">
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
    </section>
  )
}
