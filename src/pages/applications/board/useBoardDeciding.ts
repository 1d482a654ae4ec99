/* oxlint-disable typescript/no-unsafe-type-assertion --
   The machine hands on what is done and what is given, and looks at neither: both are what the effect says. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import {
  decidingMachine,
  type ApplicationDeed,
  type DecidingFlow,
  type KnownApplication,
} from '../../../../machines/applications/deciding.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { employerEvent } from '../../../effects/applications.ts'

type Doing = KnownApplication & { event: ApplicationDeed }

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
  const [machine] = useState(() =>
    decidingMachine.provide({
      actors: { applicationEvent: employerEvent as unknown as PromiseActorLogic<KnownApplication, Doing> },
    }),
  )
  const flow = useFlow(machine, { input: nobody })
  const answered = useEffectEvent(onAnswered)
  const overtaken = useEffectEvent(onOvertaken)

  useEffect(() => {
    const all = [
      flow.on('changed', ({ application }) => answered(application as Applicant)),
      flow.on('overtaken', () => overtaken()),
    ]
    return () => all.forEach((each) => each.unsubscribe())
  }, [flow])

  return flow
}
