import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { ApplicantPageFlow } from '../../../../machines/applications/applicantPage.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { happenedToEmployer } from '../../../words/applications/happened.ts'
import { hiddenInWords } from '../../../words/applications/hidden.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import { shortDay } from '../../../words/dates.ts'
import { AnswerActions } from '../answering/AnswerActions.tsx'
import { AnswerDialogs } from '../answering/AnswerDialogs.tsx'
import { AmongWaiting, type LetterKeys, type Waiting } from './AmongWaiting.tsx'
import { ApplicantTag } from './ApplicantTag.tsx'
import type { ApplicantTab } from './applicantTab.ts'
import { Leaving } from '../answering/Leaving.tsx'
import { NextApplicant } from '../answering/NextApplicant.tsx'
import { SentParts } from './SentParts.tsx'

interface Props extends LetterKeys {
  applicant: Applicant
  page: ApplicantPageFlow
  deciding: DecidingFlow
  now: number
  /** Who waits for an answer, once that has been read. */
  waiting: Waiting | undefined
  /** The resume, to be read and kept. */
  resume: ReactNode
  tab: ApplicantTab
  onTab: (tab: ApplicantTab) => void
}

/** One person who has applied: how it stands, what can be answered, what was sent, and what happened. */
export function ApplicantView({
  applicant,
  page,
  deciding,
  now,
  waiting,
  resume,
  tab,
  onTab,
  ...letterKeys
}: Props) {
  const { candidate, stage, submittedAt, reference, timeline } = applicant
  const overtaken = useSelector(deciding, (state) => state.matches({ idle: 'overtaken' }))
  const done = useSelector(deciding, ({ context }) => context.done)
  const decision = useSelector(page, ({ context }) => context.decision)
  const { isHidden = false } = candidate
  const last = timeline.at(-1)
  const facts = [
    stage && applicant.state === 'active' && stageNames[stage],
    submittedAt && `sent ${shortDay(submittedAt, now)}`,
    reference,
  ].filter(Boolean)

  return (
    <>
      {/* First, so that what comes after a question gets the focus once it has given it back. */}
      <AnswerDialogs applicant={applicant} company={applicant.sent.company.name} flow={deciding} />
      {overtaken && (
        <Banner kind="warning">
          <span role="status">
            {last?.actor === 'employer'
              ? 'Your company has answered already, and this was not sent again.'
              : 'Somebody else was first, and your answer was not sent.'}
            {last && ` ${happenedToEmployer(last, candidate.firstName)}.`}
          </span>
        </Banner>
      )}
      {decision && (
        <NextApplicant
          key={done?.revision}
          decision={decision}
          next={waiting?.items.find(({ id }) => id !== applicant.id)}
          now={now}
        />
      )}
      <Leaving applicant={applicant} flow={deciding} />
      <p className="mb-4 text-muted tabular-nums">{facts.join(' · ')}</p>
      <p className="mb-6">
        <ApplicantTag applicant={applicant} now={now} />
      </p>
      {isHidden && <p className="-mt-2 mb-6 max-w-measure">{hiddenInWords(applicant.state)}</p>}
      <AnswerActions applicant={applicant} flow={deciding} />
      <div className="mt-8">
        <SentParts applicant={applicant} now={now} resume={resume} tab={tab} onTab={onTab} />
      </div>
      {waiting && <AmongWaiting id={applicant.id} waiting={waiting} {...letterKeys} />}
    </>
  )
}
