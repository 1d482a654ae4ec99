import { useEffect, useEffectEvent } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { EmployerApplicationEvent } from '../../../../contract/applications/lifecycle.ts'
import {
  createDeciding,
  type DecidingFlow,
  type KnownApplication,
} from '../../../../machines/applications/deciding.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { employerEvent } from '../../../effects/applications.ts'

const machine = createDeciding<Applicant, EmployerApplicationEvent>().provide({
  actors: { applicationEvent: employerEvent },
})

const nobody: KnownApplication = { id: '', revision: 0 }

/**
 * Lets an employer answer one person of a board at a time: the card that was considered last.
 *
 * @param onAnswered takes what has become of the application
 * @param onOvertaken somebody else was first
 */
export function useBoardDeciding(
  onAnswered: (answered: Applicant) => void,
  onOvertaken: () => void,
): DecidingFlow {
  const flow = useFlow(machine, { input: nobody })
  const answered = useEffectEvent(onAnswered)
  const overtaken = useEffectEvent(onOvertaken)

  useEffect(() => {
    const all = [
      flow.on('changed', ({ application }) => answered(application)),
      flow.on('overtaken', () => overtaken()),
    ]
    return () => all.forEach((each) => each.unsubscribe())
  }, [flow])

  return flow
}
