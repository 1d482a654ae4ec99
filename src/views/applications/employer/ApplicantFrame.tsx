import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useIsWide } from '../../../ui/controls/useIsWide.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Chip } from '../../../ui/text/Chip.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantWords, waitingKeysInWords } from '../../../words/applications/applicant.ts'
import { headlineWords } from '../../../words/applications/headline.ts'
import { erasedInWords, hiddenInWords } from '../../../words/applications/hidden.ts'
import { Keys } from '../../reading/Keys.tsx'
import { commandIn } from '../../reading/keyTable.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ApplicantTag } from './ApplicantTag.tsx'
import { Queue, type Waiting } from './Queue.tsx'
import { QueueSteps } from './QueueSteps.tsx'
import { waitingKeys } from './waitingKeys.ts'

/** Minimum window width at which the queue appears beside the applicant, in px at the default text size. */
const QUEUE_ROOM = 1740

export interface LetterKeys {
  readonly hasLetters: boolean
  readonly onSwitch: (isOn: boolean) => void
}

interface Props extends LetterKeys {
  reading: AnyReading
  /** Undefined until loaded. */
  applicant: Applicant | undefined
  /** Reference in the address. */
  reference: string
  /** Undefined until loaded. */
  waiting: Waiting | undefined
  now: number
  /** Sidebar; in a narrow window it is below the heading. */
  aside: ReactNode
  children: ReactNode
}

/** Frame of one applicant, beside the queue of waiting applicants. */
export function ApplicantFrame(props: Props) {
  const { reading, applicant, reference, waiting, now, hasLetters, onSwitch, aside, children } = props
  const hasQueueRoom = useIsWide(QUEUE_ROOM)
  const frame = useRef<HTMLDivElement>(null)
  const keys = useRef<HTMLDetailsElement>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, repeat, target } = event
    const isPage = target instanceof Element && (target === document.body || target.closest('main') !== null)
    // Ignores key repeat: the page of each opened applicant would count as viewed, and applicants can see
    // that.
    if (!isPage || defaultPrevented || repeat || target.closest(notForKeys)) return
    const command = commandIn(waitingKeys, event, hasLetters)
    if (command === 'keys') {
      keys.current?.setAttribute('open', '')
      keys.current?.querySelector('summary')?.focus()
    } else if (command) {
      frame.current?.querySelector<HTMLElement>(command === 'next' ? '[rel=next]' : '[rel=prev]')?.click()
    }
  })

  useEffect(() => {
    const left = new AbortController()
    addEventListener('keydown', (event) => press(event), { signal: left.signal })
    return () => left.abort()
  }, [])

  const queue = waiting && <Queue waiting={waiting} reference={reference} now={now} />
  return (
    <div
      ref={frame}
      data-flush=""
      className="min-[108.75rem]:grid min-[108.75rem]:grid-cols-[320px_minmax(0,1fr)]"
    >
      {hasQueueRoom && (
        <div className="sticky top-10 h-[calc(100dvh-40px)] border-e border-line bg-surface print:hidden">
          {queue}
        </div>
      )}
      <div className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-x-8 md:px-8 md:py-7 min-[73.75rem]:grid-cols-[minmax(0,980px)_360px] min-[73.75rem]:grid-rows-[auto_1fr] min-[73.75rem]:justify-center min-[90rem]:grid-cols-[minmax(0,980px)_400px]">
        <header className="mb-6">
          <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
            <TextLink href={paths.applicants}>{applicantWords.all}</TextLink>
            {waiting && (
              <QueueSteps waiting={waiting} reference={reference} queue={hasQueueRoom ? undefined : queue} />
            )}
          </div>
          <div className="flex gap-4 sm:gap-5">
            {applicant && <Avatar name={applicant.candidate} size="heading" />}
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <div className="min-w-0 wrap-anywhere *:mb-0 *:text-section">
                  <Heading>{applicant ? <Name>{nameOf(applicant)}</Name> : applicantWords.title}</Heading>
                </div>
                {applicant?.state === 'active' && applicant.stage && (
                  <Chip>{stageNames[applicant.stage]}</Chip>
                )}
                {applicant && <ApplicantTag applicant={applicant} now={now} isSmall />}
              </div>
              {applicant && <Applied applicant={applicant} now={now} />}
            </div>
          </div>
          {applicant?.candidate.isErased && <p className="mt-4 max-w-measure text-muted">{erasedInWords}</p>}
          {applicant?.candidate.isHidden && (
            <p className="mt-4 max-w-measure text-muted">{hiddenInWords(applicant.state)}</p>
          )}
        </header>
        {aside && (
          <div className="mb-8 min-[73.75rem]:col-start-2 min-[73.75rem]:row-span-2 min-[73.75rem]:row-start-1">
            {aside}
          </div>
        )}
        <div>
          <Reading flow={reading} what={applicantWords.what} rows={5} notThere={<NotThere />}>
            {children}
          </Reading>
          {waiting && waiting.total > 1 && (
            <Keys
              ref={keys}
              keys={waitingKeysInWords}
              where={applicantWords.keys}
              hasLetters={hasLetters}
              onSwitch={onSwitch}
              className="mt-10"
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** Title, job, date and reference of an application. */
function Applied({ applicant, now }: { applicant: Applicant; now: number }) {
  const { headline, otherApplications, postingId, reference, submittedAt, title } = applicant
  return (
    <p className="mt-1 wrap-anywhere text-muted tabular-nums">
      {headline?.title && `${headline.title} · `}
      {applicantWords.appliedFor} <TextLink href={paths.postingApplicants(postingId)}>{title}</TextLink>
      {submittedAt && ` ${applicantWords.on(submittedAt, now)}`} · {reference}
      {otherApplications > 0 && ` · ${headlineWords.others(otherApplications)}`}
    </p>
  )
}

/** Message for an unknown reference or another company's applicant. The page does not reveal which. */
const NotThere = () => (
  <EmptyState title={applicantWords.notThere.title} text={applicantWords.notThere.text}>
    <ButtonLink href={paths.applicants}>{applicantWords.notThere.action}</ButtonLink>
  </EmptyState>
)

/** Elements in which the shortcut letters are text input. */
const notForKeys = 'input:not([type=checkbox]), textarea, select, dialog, [contenteditable]'
