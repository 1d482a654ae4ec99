import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
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
import { DecidingDialog, type Asked } from './DecidingDialog.tsx'
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

const asked: readonly Asked[] = ['accept', 'release', 'decline', 'withdraw', 'discard']

/** One application, to who made it: whose turn it is, what happened and what comes, and what was sent. */
export function ApplicationView({ application, deciding, now, resume }: Props) {
  const slow = useSelector(deciding, (state) => state.hasTag('slow') && !state.context.considered)
  const { can, openings, posting, sent } = application
  const way = wayOutOf(can)
  const possible = asked.filter((deed) => can.includes(deed) && (deed !== 'withdraw' || way === 'withdraw'))
  const isPointless = useSelector(
    deciding,
    ({ context: { considered } }) =>
      considered !== undefined && !possible.some((deed) => deed === considered),
  )

  // A question whose time is over goes away, with its dialog. What made it so is told beside the page.
  useEffect(() => {
    if (isPointless) deciding.send({ type: 'cancel' })
  }, [isPointless, deciding])

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
          {way && <WayOut deed={way} company={posting.company.name} flow={deciding} />}
        </aside>
      </div>
      {possible.map((deed) => (
        <DecidingDialog key={deed} deed={deed} application={application} flow={deciding} />
      ))}
    </>
  )
}

function answer() {
  const box = messageBox()
  if (box) showControl(box)
}

/** How a candidate ends it: an offer is declined, what was sent is withdrawn, and a draft is thrown away. */
const wayOutOf = (can: readonly string[]) =>
  (['decline', 'withdraw', 'discard'] as const).find((deed) => can.includes(deed))

const waysOut = {
  decline: ['Not what you want?', 'is told, and the application ends here.', 'Decline the offer'],
  withdraw: ['No longer interested?', 'is told, and the application ends here.', 'Withdraw the application'],
  discard: ['No longer interested?', 'has seen nothing of this draft.', 'Discard the draft'],
} as const

interface WayOutProps {
  deed: keyof typeof waysOut
  company: string
  flow: DecidingFlow
}

function WayOut({ deed, company, flow }: WayOutProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const [title, text, label] = waysOut[deed]
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
        onClick={() => flow.send({ type: 'consider', deed })}
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
