import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { nameOf, type AnswerType } from '../../../words/applications/answering.ts'
import { turnToEmployer } from '../../../words/applications/turns.ts'

/** What was done, where it leads on to the next person. */
const decided: { readonly [Type in AnswerType]?: string } = {
  advance: 'The move is made.',
  ask: 'Your question is sent.',
  offer: 'The offer is sent.',
  reject: 'The rejection is decided.',
}

const isDecision = (type: string | undefined): type is keyof typeof decided =>
  type !== undefined && Object.hasOwn(decided, type)

interface Props {
  flow: DecidingFlow
  next: ApplicantItem | undefined
  now: number
}

/** After a decision: what was done, and who waits next. Whoever works by keyboard goes on from there. */
export function NextApplicant({ flow, next, now }: Props) {
  const sent = useSelector(flow, (state) =>
    state.matches({ idle: 'calm' }) && state.context.failure === undefined ? state.context.sent : undefined,
  )
  const [times, setTimes] = useState(0)

  useEffect(() => {
    const changed = flow.on('changed', () => setTimes((before) => before + 1))
    return () => changed.unsubscribe()
  }, [flow])

  return isDecision(sent) && <Decided key={times} words={decided[sent] ?? ''} next={next} now={now} />
}

interface DecidedProps extends Omit<Props, 'flow'> {
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
        ? `Next: ${nameOf(next)}, ${next.title}. ${turnToEmployer({ turn: next.turn, name: next.candidate.firstName, now })}.`
        : 'Everybody has an answer.'}
    </Banner>
  )
}
