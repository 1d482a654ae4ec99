import { useSelector } from '@xstate/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Handshake from 'lucide-react/icons/handshake'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { answers, applicationEvents } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Menu } from '../../../ui/controls/Menu.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { moveInWords, stagesAfter, type AnswerType } from '../../../words/applications/answering.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'

const icons: Readonly<Record<AnswerType, typeof X>> = {
  advance: ArrowRight,
  offer: Handshake,
  ask: MessageCircle,
  tell: Send,
  reject: X,
  undo: Undo2,
}

/** False for an offer to a person whose name is still hidden. */
const makesSense = ({ candidate }: Applicant, type: AnswerType) => type !== 'offer' || !candidate.isHidden

interface Act {
  readonly action: AnswerType
  readonly label: string
}

/** Possible replies, the most likely one first. */
function actsFor(applicant: Applicant): readonly Act[] {
  const [next] = stagesAfter(applicant.stage)
  // An offer is the next step after the last stage.
  const order: readonly AnswerType[] = next
    ? ['advance', 'ask', 'tell', 'offer', 'reject']
    : ['offer', 'ask', 'tell', 'reject']
  return answers
    .filter(({ type }) => applicant.can.includes(type) && (type !== 'advance' || next))
    .filter(({ type }) => makesSense(applicant, type))
    .map(({ label, type }) => ({
      action: type,
      label: type === 'advance' && next ? moveInWords(next) : label,
    }))
    .toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action))
}

/**
 * Buttons for replies. Each opens a dialog with a preview of the message. If the employer owes a reply, the
 * next step is the primary button, never the rejection.
 */
export function AnswerActions({ applicant, flow }: { applicant: Applicant; flow: DecidingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const [first, ...others] = actsFor(applicant)
  const isOwed = applicant.turn?.side === 'employer' && applicant.leavesAt === null
  const inMenu = others.filter(({ action }) => action !== 'reject')
  const consider = (action: AnswerType) => flow.send({ type: 'consider', action })
  const undo = () => flow.send({ type: 'send', event: { type: 'undo' } })
  const common = { size: 'small', 'aria-disabled': busy || undefined } as const

  return (
    <>
      {first && (
        <div className="answer-acts mt-4 print:hidden">
          {[first, ...others].map(({ action, label }) => {
            const Icon = icons[action]
            const isFirst = action === first.action && action !== 'reject'
            return (
              <Button
                key={action}
                {...common}
                look={isFirst && isOwed ? 'primary' : action === 'reject' ? 'danger' : 'secondary'}
                onClick={() => consider(action)}
                className={
                  isFirst ? 'first' : inMenu.some((other) => other.action === action) ? 'seldom' : ''
                }
              >
                <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                {label}
              </Button>
            )
          })}
          {inMenu.length > 0 && (
            <Menu
              label={applicantWords.more}
              side="end"
              items={Object.fromEntries(inMenu.map(({ action, label }) => [label, () => consider(action)]))}
            />
          )}
        </div>
      )}
      {applicant.can.includes('undo') && (
        <Button {...common} look="secondary" onClick={undo} className="mt-4">
          <Undo2 className="size-4.5 shrink-0" aria-hidden="true" />
          {applicationEvents.undo.employer.label}
        </Button>
      )}
      {slow && <StillWaiting />}
    </>
  )
}
