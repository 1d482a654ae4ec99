import { dayInWords } from '../../../words/dates.ts'
import { lastDayOf } from '../../../words/job.ts'
import type { ShownJob } from '../JobView.tsx'

/** When a job was posted, when its employer last said that it is open, and when it closes, or has: days, never ages. */
export function Freshness({ job }: { job: ShownJob }) {
  const { publishedAt, confirmedAt } = job
  const told = [
    ['Posted', publishedAt],
    ['confirmed by the employer', confirmedAt],
    [job.state === 'expired' ? 'closed' : 'closes', lastDayOf(job)],
  ].flatMap(([what, at]) => (what && at ? [{ what, at }] : []))
  if (!publishedAt) return null
  return (
    <p className="text-hint text-muted tabular-nums">
      {told.map(({ what, at }, index) => (
        <span key={what}>
          {index > 0 && ' · '}
          {what} <time dateTime={at.slice(0, 10)}>{dayInWords(at)}</time>
        </span>
      ))}
    </p>
  )
}
