/* oxlint-disable typescript/no-unsafe-type-assertion --
   The machine hands on what is done and what is given, and looks at neither: both are what the effect of a side says. */
import { useEffect, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import {
  decidingMachine,
  type ApplicationDeed,
  type DecidingFlow,
  type KnownApplication,
} from '../../../machines/applications/deciding.ts'
import type { ReadingFlow } from '../../../machines/reading/reading.ts'
import { useFlow } from '../../app/useFlow.ts'

interface Doing<Deed> extends KnownApplication {
  event: Deed
}

/**
 * Lets one of the two sides do something with an application that was read. What becomes of it is shown at once; when
 * somebody was first, it is read anew.
 *
 * @param act the effect of this side
 */
export function useDeciding<Application extends KnownApplication, Deed>(
  act: PromiseActorLogic<Application, Doing<Deed>>,
  application: Application,
  reading: ReadingFlow,
): DecidingFlow {
  const [machine] = useState(() =>
    decidingMachine.provide({
      actors: {
        applicationEvent: act as unknown as PromiseActorLogic<KnownApplication, Doing<ApplicationDeed>>,
      },
    }),
  )
  const flow = useFlow(machine, { input: application })

  useEffect(() => {
    const changed = flow.on('changed', (event) => reading.send({ type: 'known', data: event.application }))
    const overtaken = flow.on('overtaken', () => reading.send({ type: 'refresh' }))
    return () => {
      changed.unsubscribe()
      overtaken.unsubscribe()
    }
  }, [flow, reading])

  useEffect(() => flow.send({ type: 'known', application }), [flow, application])

  return flow
}
