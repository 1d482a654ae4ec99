import type { Applicant } from '../../../../contract/applications/calls.ts'
import { happenedToEmployer } from '../../../words/applications/happened.ts'
import { shortTime } from '../../../words/dates.ts'
import { Said } from '../Said.tsx'

/** What happened and what was said, the newest first, down to the day on which it was sent. */
export const ApplicantTimeline = ({ applicant, now }: { applicant: Applicant; now: number }) => (
  <section>
    <h2 className="mb-3 text-h3">Messages and way</h2>
    <ol className="border-t border-line">
      {applicant.timeline.toReversed().map((event) => (
        <li key={event.seq} className="grid gap-1 border-b border-line py-3">
          <p className="wrap-anywhere">{happenedToEmployer(event, applicant.candidate.firstName)}</p>
          <time dateTime={event.at} className="text-caption text-muted tabular-nums">
            {shortTime(event.at, now)}
          </time>
          {event.message && <Said>{event.message}</Said>}
        </li>
      ))}
    </ol>
  </section>
)
