import { useSelector } from '@xstate/react'
import { applicationEvents } from '../../../../contract/applications/events/applicationEvents.ts'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { timeOfDay } from '../../../words/dates.ts'

/** A rejection that was decided, until it leaves. */
export function Leaving({ applicant, flow }: { applicant: Applicant; flow: DecidingFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const { candidate, leavesAt } = applicant
  if (leavesAt === null) return null
  return (
    <Banner
      kind="info"
      action={
        applicant.can.includes('undo') && (
          <Button
            look="secondary"
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => flow.send({ type: 'send', event: { type: 'undo' } })}
          >
            {applicationEvents.undo.employer.label}
          </Button>
        )
      }
    >
      The rejection leaves at {timeOfDay(leavesAt)}. Until then <Name>{candidate.firstName}</Name> sees no
      change.
    </Banner>
  )
}
