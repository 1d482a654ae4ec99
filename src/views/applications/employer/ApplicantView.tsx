import { lazy, Suspense, type ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { ResumeText } from '../../../../contract/resumes/shared.ts'
import type { ApplicantPageFlow } from '../../../../machines/applications/applicantPage.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { RuledRows } from '../../../ui/feedback/RuledRows.tsx'
import { useIsWide } from '../../../ui/controls/useIsWide.ts'
import { KeptUntil } from '../../../ui/text/KeptUntil.tsx'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { ApplicantContact } from './ApplicantContact.tsx'
import { ApplicantFrame, type LetterKeys } from './ApplicantFrame.tsx'
import { ApplicantTimeline } from './ApplicantTimeline.tsx'
import type { ApplicantTab } from './applicantTab.ts'
import type { Waiting } from './Queue.tsx'
import { ReplyCard } from './ReplyCard.tsx'
import { SentFacts } from './SentFacts.tsx'

// Loaded lazily, because the heading and the queue can appear first.
const SentParts = lazy(async () => ({ default: (await import('./SentParts.tsx')).SentParts }))

/** Minimum window width for the side column with reply, activity and contact, in px at the default text size. */
const ASIDE_ROOM = 1180

interface Props extends LetterKeys {
  reading: AnyReading
  /** Reference in the address. */
  reference: string
  /** Undefined until loaded. */
  applicant: Applicant | undefined
  page: ApplicantPageFlow
  /** Undefined until the application has loaded. */
  deciding: DecidingFlow | undefined
  now: number
  /** Undefined until the queue has loaded. */
  waiting: Waiting | undefined
  /** Resume with its download. */
  resume: ReactNode
  /** Contact lines of the resume; undefined until loaded. */
  contact: ResumeText['contact']
  tab: ApplicantTab
  onTab: (tab: ApplicantTab) => void
}

/** Page of one applicant: the application, possible replies, and the timeline. */
export function ApplicantView(props: Props) {
  const { reading, reference, applicant, page, deciding, now, waiting, resume, contact, tab, onTab } = props
  const hasRoom = useIsWide(ASIDE_ROOM)
  const isOpen = applicant && deciding
  const timeline = applicant && <ApplicantTimeline applicant={applicant} now={now} hasTitle={hasRoom} />
  const reach = applicant && <ApplicantContact applicant={applicant} contact={contact} />
  return (
    <ApplicantFrame
      reading={reading}
      reference={reference}
      applicant={applicant}
      waiting={waiting}
      now={now}
      hasLetters={props.hasLetters}
      onSwitch={props.onSwitch}
      aside={
        isOpen && (
          <div key={applicant.id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ReplyCard applicant={applicant} page={page} deciding={deciding} now={now} waiting={waiting} />
            {hasRoom && timeline}
            {hasRoom && reach}
          </div>
        )
      }
    >
      {applicant?.candidate.isErased && !hasRoom && timeline}
      {isOpen && !applicant.candidate.isErased && (
        <>
          <SentFacts applicant={applicant} />
          <KeptUntil day={applicant.keptUntil} />
          <Suspense fallback={<RuledRows count={5}>{applicantWords.loading}</RuledRows>}>
            <SentParts
              applicant={applicant}
              resume={
                hasRoom ? (
                  resume
                ) : (
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                    <div>{resume}</div>
                    {reach}
                  </div>
                )
              }
              timeline={hasRoom ? undefined : timeline}
              tab={tab}
              onTab={onTab}
            />
          </Suspense>
        </>
      )}
    </ApplicantFrame>
  )
}
