import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { termsOf } from '../../../../contract/applications/events/offer.ts'
import type { ApplicantPageFlow } from '../../../../machines/applications/applicantPage.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { applicantWords, replyInWords } from '../../../words/applications/applicant.ts'
import { pastEventForEmployer } from '../../../words/applications/pastEvent.ts'
import { AnswerActions } from '../answering/AnswerActions.tsx'
import { NextApplicant } from '../answering/NextApplicant.tsx'
import { Card } from './Card.tsx'
import type { Waiting } from './Queue.tsx'

const AnswerDialogs = lazy(async () => ({
  default: (await import('../answering/AnswerDialogs.tsx')).AnswerDialogs,
}))

interface Props {
  applicant: Applicant
  page: ApplicantPageFlow
  deciding: DecidingFlow
  now: number
  /** Undefined until the queue has loaded. */
  waiting: Waiting | undefined
}

/** Card with the reply that is due, and its buttons. */
export function ReplyCard({ applicant, page, deciding, now, waiting }: Props) {
  const { candidate, timeline } = applicant
  const superseded = useSelector(deciding, (state) => state.matches({ idle: 'superseded' }))
  const done = useSelector(deciding, ({ context }) => context.done)
  const decision = useSelector(page, ({ context }) => context.decision)
  const isAsked = useSelector(deciding, ({ context }) => context.considered !== undefined)
  // The dialogs load when one first opens, and then stay mounted to keep typed text.
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  const last = timeline.at(-1)
  const words = replyInWords(applicant, now)
  return (
    <div>
      {/* Before the link to the next applicant, because a closing dialog restores the focus, and then the
          link takes it. */}
      {wasAsked && (
        <Suspense>
          <AnswerDialogs applicant={applicant} company={applicant.sent.company.name} flow={deciding} />
        </Suspense>
      )}
      {superseded && (
        <Banner kind="warning">
          <span role="status">
            {last?.actor === 'employer' ? applicantWords.superseded.byUs : applicantWords.superseded.byOther}
            {last && ` ${pastEventForEmployer(last, candidate.firstName)}.`}
          </span>
        </Banner>
      )}
      {decision && (
        <NextApplicant
          key={done?.revision}
          decision={decision}
          next={waiting?.items.find(({ id }) => id !== applicant.id)}
        />
      )}
      <Card title={words.title}>
        {applicant.state === 'hired' && (
          <PathArt picture="small" progress={1} className="mt-2 mb-3 h-16.5 w-30 rounded-control" />
        )}
        <p className="text-hint text-muted">{words.text}</p>
        {applicant.state === 'hired' && <Terms timeline={timeline} />}
        <AnswerActions applicant={applicant} flow={deciding} />
      </Card>
    </div>
  )
}

/** Terms of the accepted offer. */
function Terms({ timeline }: Pick<Applicant, 'timeline'>) {
  const offer = timeline.findLast(({ type }) => type === 'offer')
  const terms = offer && termsOf(offer)
  return terms === undefined ? null : <p className="mt-2 font-medium wrap-anywhere">{terms}</p>
}
