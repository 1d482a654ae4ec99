import { useSelector } from '@xstate/react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { CheckIcon, ErrorIcon } from '../../ui/tokens/icons.tsx'
import { standingToCandidate } from '../../words/applications/standing.ts'
import { isOpen } from '../../words/job.ts'

const looks = {
  yours: 'border-transparent bg-primary-soft text-on-primary-soft',
  theirs: 'border-line bg-surface',
  late: 'border-transparent bg-warning-soft text-warning-text [--canvas:var(--warning-soft)]',
  silent: 'border-dashed border-field bg-surface',
  draft: 'border-line bg-sunken',
  hired: 'border-transparent bg-success-soft text-success-text [--canvas:var(--success-soft)]',
  ended: 'border-line bg-sunken',
} as const

interface Props {
  application: OwnApplication
  flow: DecidingFlow
  now: number
  /** Leads to the box in which an answer is written. */
  onReply: () => void
}

/** How an application stands: whose turn it is and until when, or how it ended; and the one thing to do about it. */
export function TurnBanner({ application, flow, now, onReply }: Props) {
  const { look, text, title } = standingToCandidate(application, now)
  const Icon = look === 'late' ? ErrorIcon : look === 'hired' ? CheckIcon : undefined
  return (
    <section
      aria-labelledby="turn"
      className={`mb-10 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border px-6 py-5 ${looks[look]}`}
    >
      <div className="min-w-0 flex-[1_1_18rem] wrap-anywhere tabular-nums">
        <h2 id="turn" className="flex gap-2 text-h3">
          {Icon && <Icon className="h-[1lh] w-5.5 shrink-0" />}
          <span className="min-w-0">{title}</span>
        </h2>
        <p className="mt-1 max-w-measure">{text}</p>
      </div>
      <ToDo application={application} flow={flow} onReply={onReply} />
    </section>
  )
}

function ToDo({ application, flow, onReply }: Omit<Props, 'now'>) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const { can, posting, state } = application
  const wait = { 'aria-disabled': busy || undefined }
  if (can.includes('accept')) {
    return (
      <Button size="small" {...wait} onClick={() => flow.send({ type: 'consider', deed: 'accept' })}>
        Accept the offer
      </Button>
    )
  }
  if (can.includes('reply')) {
    return (
      <ButtonLink
        size="small"
        href="#message"
        onClick={(event) => {
          event.preventDefault()
          onReply()
        }}
      >
        Reply
      </ButtonLink>
    )
  }
  // It is still the company's turn: to stop waiting is offered, and not what is expected.
  if (can.includes('release')) {
    return (
      <Button
        size="small"
        look="secondary"
        {...wait}
        onClick={() => flow.send({ type: 'consider', deed: 'release' })}
      >
        Stop waiting
      </Button>
    )
  }
  if (state === 'draft' && posting.slug !== null && isOpen(posting.state)) {
    return (
      <ButtonLink size="small" href={paths.apply(posting.slug)}>
        Go on
      </ButtonLink>
    )
  }
  if (state === 'active' || state === 'hired') return null
  return (
    <span className="flex flex-wrap gap-3">
      {posting.slug !== null && isOpen(posting.state) && (
        <ButtonLink size="small" look="secondary" href={paths.job(posting.slug)}>
          See the job
        </ButtonLink>
      )}
      <ButtonLink size="small" href={paths.jobs}>
        Find jobs
      </ButtonLink>
    </span>
  )
}
