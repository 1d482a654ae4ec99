import { useSelector } from '@xstate/react'
import { answers } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Menu } from '../../../ui/controls/Menu.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { moveInWords, stagesAfter } from '../../../words/applications/answering.ts'

/**
 * The buttons of what can be answered now, and of nothing else. Each asks first, and shows what will be read. The first
 * stands out where the employer owes an answer: while the candidate does, nothing is expected of whoever reads this.
 */
export function AnswerActions({ applicant, flow }: { applicant: Applicant; flow: DecidingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const [next] = stagesAfter(applicant.stage)
  const acts = answers
    .filter(({ type }) => applicant.can.includes(type) && (type !== 'advance' || next))
    .map(({ label, type }) => ({ deed: type, label: type === 'advance' && next ? moveInWords(next) : label }))
  const isOwed = applicant.turn?.side === 'employer'
  const seldom = acts.slice(1).filter(({ deed }) => deed !== 'reject')
  const consider = (deed: (typeof acts)[number]['deed']) => flow.send({ type: 'consider', deed })

  return (
    <>
      {acts.length > 0 && (
        <div className="answer-acts flex flex-wrap gap-3 print:hidden">
          {acts.map(({ deed, label }, index) => (
            <Button
              key={deed}
              size="small"
              look={isOwed && index === 0 ? 'primary' : 'secondary'}
              aria-disabled={busy || undefined}
              onClick={() => consider(deed)}
              className={seldom.some((act) => act.deed === deed) ? 'seldom' : ''}
            >
              {label}
            </Button>
          ))}
          {seldom.length > 0 && (
            <Menu
              label="More"
              side="end"
              items={Object.fromEntries(seldom.map(({ deed, label }) => [label, () => consider(deed)]))}
            />
          )}
        </div>
      )}
      {slow && <StillWaiting />}
    </>
  )
}
