import { useSelector } from '@xstate/react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { ErrorIcon } from '../../ui/tokens/icons.tsx'
import { applicationWords } from '../../words/applications/application.ts'
import { statusForCandidate } from '../../words/applications/statusForCandidate.ts'
import { isOpen } from '../../words/job.ts'
import { Composer } from './Composer.tsx'
import { MessageQuote } from './MessageQuote.tsx'

const words = applicationWords.actions

const looks = {
  yours: 'border-transparent bg-primary-soft text-on-primary-soft',
  theirs: 'border-line bg-surface',
  late: 'border-transparent bg-warning-soft text-warning-text [--canvas:var(--warning-soft)]',
  silent: 'border-dashed border-field bg-surface',
  draft: 'border-line bg-sunken',
  hired: 'border-line bg-surface',
  ended: 'border-line bg-sunken',
} as const

interface Props {
  application: OwnApplication
  flow: DecidingFlow
  now: number
}

/** Status of an application, the next action, and the reply box. */
export function TurnBanner({ application, flow, now }: Props) {
  const { look, terms, text, title } = statusForCandidate(application, now)
  const { request, turn } = application
  const question = turn?.side === 'candidate' && request?.type === 'ask' ? request.message : undefined
  return (
    <section aria-labelledby="turn" className={`mb-10 overflow-hidden rounded-panel border ${looks[look]}`}>
      {look === 'hired' && <PathArt picture="plate" progress={1} className="h-33 w-full" />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-5 sm:px-6">
        <div className="min-w-0 flex-[1_1_18rem] wrap-anywhere tabular-nums">
          <h2 id="turn" className={`flex gap-2 ${look === 'hired' ? 'text-h2' : 'text-h3'}`}>
            {look === 'late' && <ErrorIcon className="h-[1lh] w-5.5 shrink-0" />}
            <span className="min-w-0">{title}</span>
          </h2>
          {terms && <p className="mt-1 text-h3">{terms}</p>}
          <p className="mt-1 max-w-measure">{text}</p>
        </div>
        <Actions application={application} flow={flow} />
      </div>
      <Composer application={application} flow={flow}>
        {question && (
          <div className="mb-5">
            <MessageQuote>{question}</MessageQuote>
          </div>
        )}
      </Composer>
    </section>
  )
}

function Actions({ application, flow }: Omit<Props, 'now'>) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const { can, posting, state } = application
  const wait = { 'aria-disabled': busy || undefined }
  if (can.includes('accept')) {
    return (
      <Button size="small" {...wait} onClick={() => flow.send({ type: 'consider', action: 'accept' })}>
        {words.accept}
      </Button>
    )
  }
  // Secondary, because waiting for the company is the normal case.
  if (can.includes('release')) {
    return (
      <Button
        size="small"
        look="secondary"
        {...wait}
        onClick={() => flow.send({ type: 'consider', action: 'release' })}
      >
        {words.stopWaiting}
      </Button>
    )
  }
  const openSlug = isOpen(posting.state) ? posting.slug : null
  if (state === 'draft' && openSlug !== null) {
    return (
      <ButtonLink size="small" href={paths.apply(openSlug)}>
        {words.continue}
      </ButtonLink>
    )
  }
  if (state === 'active' || state === 'hired') return null
  return (
    <span className="flex flex-wrap gap-3">
      {openSlug !== null && (
        <ButtonLink
          size="small"
          look="secondary"
          href={state === 'withdrawn' ? paths.apply(openSlug) : paths.job(openSlug)}
        >
          {state === 'withdrawn' ? words.applyAgain : words.viewJob}
        </ButtonLink>
      )}
      <ButtonLink size="small" href={paths.jobs}>
        {words.findJobs}
      </ButtonLink>
    </span>
  )
}
