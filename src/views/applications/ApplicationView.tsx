import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { QuestionedType } from '../../../contract/applications/events/eventDefinition.ts'
import { possibleQuestions } from '../../../contract/applications/events/possibleQuestions.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { showControl } from '../../ui/form/formProblems.ts'
import { Name } from '../../ui/text/Name.tsx'
import { happenedToCandidate, inTurns } from '../../words/applications/happened.ts'
import { ApplicationWay } from './ApplicationWay.tsx'
import { Composer, messageBox } from './Composer.tsx'
import { DecidingDialog } from './DecidingDialog.tsx'
import { Openings } from './Openings.tsx'
import { SentCopies } from './SentCopies.tsx'
import { TurnBanner } from './TurnBanner.tsx'

interface Props {
  application: OwnApplication
  deciding: DecidingFlow
  /** In milliseconds since 1970. */
  now: number
  /** The resume that was sent, to be downloaded; nothing before. */
  resume: ReactNode
}

/** One application, to who made it: whose turn it is, what happened and what comes, and what was sent. */
export function ApplicationView({ application, deciding, now, resume }: Props) {
  const slow = useSelector(deciding, (state) => state.hasTag('slow') && !state.context.considered)
  const { openings, posting, sent } = application
  const possible = possibleQuestions(application)
  const way = possible.find(({ wayOut }) => wayOut)

  return (
    <>
      <Overtaken application={application} flow={deciding} />
      <TurnBanner application={application} flow={deciding} now={now} onReply={answer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          {application.timeline.length > 0 && <ApplicationWay application={application} now={now} />}
          <Composer application={application} flow={deciding} />
          {slow && <StillWaiting />}
        </div>
        <aside aria-label="What belongs to it" className="min-w-0">
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
              {...way.wayOut}
              company={posting.company.name}
              flow={deciding}
            />
          )}
        </aside>
      </div>
      {possible.map((question) => (
        <DecidingDialog key={question.type} question={question} application={application} flow={deciding} />
      ))}
    </>
  )
}

function answer() {
  const box = messageBox()
  if (box) showControl(box)
}

interface WayOutProps {
  type: QuestionedType
  label: string
  title: string
  text: string
  company: string
  flow: DecidingFlow
}

/** Event by which a candidate ends it: decline an offer, withdraw an application, discard a draft. */
function WayOut({ type, label, title, text, company, flow }: WayOutProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 mb-3 text-hint text-muted">
        <Name>{company}</Name> {text}
      </p>
      <Button
        look="secondary"
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => flow.send({ type: 'consider', deed: type })}
      >
        {label}
      </Button>
    </section>
  )
}

/** Somebody was first: what was done instead, said once (M64). */
function Overtaken({ application, flow }: { application: OwnApplication; flow: DecidingFlow }) {
  const isOvertaken = useSelector(flow, (state) => state.matches({ idle: 'overtaken' }))
  const last = inTurns(application.timeline).at(-1)
  if (!isOvertaken) return null
  return (
    <Banner kind="warning">
      <span role="status">
        Something happened first, and what you did was not sent.
        {last && ` The newest: ${happenedToCandidate(last, application.posting.company.name).name}.`}{' '}
        {last?.actor === 'candidate'
          ? 'If that is what you had no answer to, it has arrived.'
          : 'Look at it, then do it again if it is still right.'}
      </span>
    </Banner>
  )
}
