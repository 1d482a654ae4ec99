import { useSelector } from '@xstate/react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { answerLabels, moveInWords, stagesAfter } from '../../../words/applications/answering.ts'

/** In the order in which they stand, after the move that leads on. */
const others = ['offer', 'ask', 'tell', 'reject'] as const

/**
 * The buttons of what can be answered now, and of nothing else. Each asks first, and shows what will be read. The first
 * stands out where the employer owes an answer: while the candidate does, nothing is expected of whoever reads this.
 */
export function AnswerActions({ applicant, flow }: { applicant: Applicant; flow: DecidingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const [next] = stagesAfter(applicant.stage)
  const possible = others.filter((type) => applicant.can.includes(type))
  const canMove = applicant.can.includes('advance') && next !== undefined
  const isOwed = applicant.turn?.side === 'employer'

  const button = (type: (typeof others)[number] | 'advance', label: string, isFirst: boolean) => (
    <Button
      key={type}
      size="small"
      look={isOwed && isFirst ? 'primary' : 'secondary'}
      aria-disabled={busy || undefined}
      onClick={() => flow.send({ type: 'consider', deed: type })}
    >
      {label}
    </Button>
  )

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canMove && button('advance', moveInWords(next), true)}
        {possible.map((type, index) => button(type, answerLabels[type], !canMove && index === 0))}
      </div>
      {slow && <StillWaiting />}
    </>
  )
}
