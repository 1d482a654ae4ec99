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

// Loaded while the application is read, so that the heading and the queue are there sooner.
const SentParts = lazy(async () => ({ default: (await import('./SentParts.tsx')).SentParts }))

/** From this width of the window on, in px at the default text size, reply, activity and contact stand beside the application. */
const ASIDE_ROOM = 1180

interface Props extends LetterKeys {
  reading: AnyReading
  /** Reference in the address. */
  reference: string
  /** Undefined until it is read. */
  applicant: Applicant | undefined
  page: ApplicantPageFlow
  /** Undefined until the application is read. */
  deciding: DecidingFlow | undefined
  now: number
  /** Undefined until the queue is read. */
  waiting: Waiting | undefined
  /** The resume, to be read and downloaded. */
  resume: ReactNode
  /** Contact lines of the resume, once they are read. */
  contact: ResumeText['contact']
  tab: ApplicantTab
  onTab: (tab: ApplicantTab) => void
}

/** One applicant: what they sent, what can be replied, and what has happened. */
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
