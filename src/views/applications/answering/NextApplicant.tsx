import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { decidedBy } from '../../../../contract/applications/events/applicationEvents.ts'
import { isolate } from '../../../../contract/isolate.ts'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { turnToEmployer } from '../../../words/applications/turns.ts'

interface Props {
  flow: DecidingFlow
  /** Of the application, as it is shown: once somebody else has changed it, what was done here is no news. */
  revision: number
  next: ApplicantItem | undefined
  now: number
}

/** After a decision: what was done, and who waits next. Whoever works by keyboard goes on from there. */
export function NextApplicant({ flow, revision, next, now }: Props) {
  const sent = useSelector(flow, (state) =>
    state.matches({ idle: 'calm' }) && state.context.failure === undefined ? state.context.sent : undefined,
  )
  const [decided, setDecided] = useState<{ readonly times: number; readonly revision: number }>()

  useEffect(() => {
    const changed = flow.on('changed', ({ application }) =>
      setDecided((before) => ({ times: (before?.times ?? 0) + 1, revision: application.revision })),
    )
    return () => changed.unsubscribe()
  }, [flow])

  const words = sent && decidedBy(sent)
  if (!words || (decided && revision > decided.revision)) return null
  return <Decided key={decided?.times} words={words} next={next} now={now} />
}

interface DecidedProps extends Omit<Props, 'flow' | 'revision'> {
  words: string
}

function Decided({ words, next, now }: DecidedProps) {
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => link.current?.focus(), [])

  return (
    <Banner
      kind="status"
      action={
        <TextLink
          ref={link}
          href={next ? paths.applicant(next.reference) : paths.applicants}
          className="font-medium"
        >
          {next ? 'Answer the next' : 'Open your applicants'}
        </TextLink>
      }
    >
      {words}{' '}
      {next?.turn
        ? `Next: ${isolate(nameOf(next))}, ${isolate(next.title)}. ${turnToEmployer({ turn: next.turn, name: next.candidate.firstName, now })}.`
        : 'Everybody has an answer.'}
    </Banner>
  )
}
