import type { Applicant } from '../../../../contract/applications/calls.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { pastEventForEmployer } from '../../../words/applications/pastEvent.ts'
import { shortTime } from '../../../words/dates.ts'
import { MessageQuote } from '../MessageQuote.tsx'
import { Card } from './Card.tsx'
import { EventIcon } from './EventIcon.tsx'

interface Props {
  applicant: Applicant
  now: number
  /** False if the timeline is in a tab with the same title. */
  hasTitle: boolean
}

/** Events and messages of an application, newest first. */
export function ApplicantTimeline({ applicant, now, hasTitle }: Props) {
  const list = (
    <ol className={hasTitle ? 'mt-3' : ''}>
      {applicant.timeline.toReversed().map((event) => (
        <li key={event.seq} className="group flex gap-3 text-hint">
          <span className="flex flex-col items-center">
            <EventIcon type={event.type} />
            <span className="my-1 w-0.5 flex-1 bg-line group-last:hidden" />
          </span>
          <div className="min-w-0 flex-1 pb-4 group-last:pb-0">
            <p className="font-medium wrap-anywhere">
              {pastEventForEmployer(event, applicant.candidate.firstName)}
            </p>
            <time dateTime={event.at} className="text-caption text-subtle tabular-nums">
              {shortTime(event.at, now)}
            </time>
            {event.message && <MessageQuote>{event.message}</MessageQuote>}
          </div>
        </li>
      ))}
    </ol>
  )
  return hasTitle ? <Card title={applicantWords.parts.activity}>{list}</Card> : list
}
