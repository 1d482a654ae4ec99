import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { QuestionedType } from '../../../contract/applications/events/eventDefinition.ts'
import { possibleQuestions } from '../../../contract/applications/events/possibleQuestions.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { KeptUntil } from '../../ui/text/KeptUntil.tsx'
import { applicationWords } from '../../words/applications/application.ts'
import { pastEventForCandidate, inTurns } from '../../words/applications/pastEvent.ts'
import { ApplicationTimeline } from './ApplicationTimeline.tsx'
import { AsideCard } from './AsideCard.tsx'
import { DecidingDialog } from './DecidingDialog.tsx'
import { Openings } from './Openings.tsx'
import { SentCopies } from './SentCopies.tsx'
import { TurnBanner } from './TurnBanner.tsx'

interface Props {
  application: OwnApplication
  deciding: DecidingFlow
  /** Current time in milliseconds since 1970. */
  now: number
  /** Download of the sent resume; empty for a draft. */
  resume: ReactNode
}

/**
 * Candidate's view of one application: the turn with a reply box, the timeline, and copies of what was sent.
 */
export function ApplicationView({ application, deciding, now, resume }: Props) {
  const slow = useSelector(deciding, (state) => state.hasTag('slow') && !state.context.considered)
  const { openings, posting, sent } = application
  const possible = possibleQuestions(application)
  const way = possible.find(({ wayOut }) => wayOut)

  return (
    <>
      <SupersededNotice application={application} flow={deciding} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 @min-[43rem]:grid-cols-[minmax(0,1fr)_280px] @min-[54rem]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <TurnBanner application={application} flow={deciding} now={now} />
          {slow && <StillWaiting />}
          {application.timeline.length > 0 && <ApplicationTimeline application={application} now={now} />}
        </div>
        <aside
          aria-label={applicationWords.beside}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4"
        >
          {sent && <SentCopies application={application} sent={sent} now={now} resume={resume} />}
          {sent && (
            <Openings
              company={posting.company.name}
              openings={openings}
              hasEnded={application.state !== 'active'}
            />
          )}
          {way?.wayOut && (
            <WayOut
              type={way.type}
              label={way.label}
              title={way.wayOut.title}
              text={way.wayOut.text(posting.company.name)}
              flow={deciding}
            />
          )}
          <KeptUntil day={application.keptUntil} />
        </aside>
      </div>
      {possible.map((question) => (
        <DecidingDialog key={question.type} question={question} application={application} flow={deciding} />
      ))}
    </>
  )
}

interface WayOutProps {
  type: QuestionedType
  label: string
  title: string
  text: string
  flow: DecidingFlow
}

/** Button by which a candidate ends an application: declines an offer, withdraws, or discards a draft. */
function WayOut({ type, label, title, text, flow }: WayOutProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <AsideCard title={title}>
      <p className="-mt-2 mb-4 text-hint text-muted">{text}</p>
      <Button
        look="secondary"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => flow.send({ type: 'consider', action: type })}
      >
        {label}
      </Button>
    </AsideCard>
  )
}

/** Warning that another change came first, so the candidate's command was not applied. */
function SupersededNotice({ application, flow }: { application: OwnApplication; flow: DecidingFlow }) {
  const isSuperseded = useSelector(flow, (state) => state.matches({ idle: 'superseded' }))
  const last = inTurns(application.timeline).at(-1)
  const words = applicationWords.superseded
  if (!isSuperseded) return null
  return (
    <Banner kind="warning">
      <span role="status">
        {[
          words.title,
          last && words.latest(pastEventForCandidate(last, application.posting.company.name).name),
          last?.actor === 'candidate' ? words.isOwn : words.isTheirs,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Banner>
  )
}
