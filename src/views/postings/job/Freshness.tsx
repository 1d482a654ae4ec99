import { dayInWords } from '../../../../contract/dayInWords.ts'
import { lastDayOf } from '../../../words/job.ts'
import type { ShownJob } from '../JobView.tsx'
import { LastDay } from '../../../ui/text/LastDay.tsx'

/** When a job was posted, when its employer last said that it is open, and when it closes, or has: days, never ages. */
export function Freshness({ job }: { job: ShownJob }) {
  const { publishedAt, confirmedAt } = job
  const told = [
    ['Posted', publishedAt],
    ['confirmed by the employer', confirmedAt],
  ].flatMap(([what, at]) => (what && at ? [{ what, at }] : []))
  const lastDay = lastDayOf(job)
  if (!publishedAt) return null
  return (
    <p className="text-hint text-muted tabular-nums">
      {told.map(({ what, at }, index) => (
        <span key={what}>
          {index > 0 && ' · '}
          {what} <time dateTime={at.slice(0, 10)}>{dayInWords(at)}</time>
        </span>
      ))}
      {lastDay && (
        <span>
          {job.state === 'expired' ? ' · closed ' : ' · closes '}
          <LastDay day={lastDay} />
        </span>
      )}
    </p>
  )
}
