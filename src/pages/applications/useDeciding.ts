import { useEffect, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import {
  createDeciding,
  type ApplicationDeed,
  type DecidingFlow,
  type Doing,
  type KnownApplication,
} from '../../../machines/applications/deciding.ts'
import type { ReadingOf } from '../../../machines/reading/reading.ts'
import { useFlow } from '../../app/useFlow.ts'

/**
 * Lets one of the two sides do something with an application that was read. What becomes of it is shown at once; when
 * somebody was first, it is read anew.
 *
 * @param act the effect of this side
 */
export function useDeciding<Application extends KnownApplication, Deed extends ApplicationDeed>(
  act: PromiseActorLogic<Application, Doing<Deed>>,
  application: Application,
  reading: ReadingOf<Application>,
): DecidingFlow<Application> {
  const [machine] = useState(() =>
    createDeciding<Application, Deed>().provide({ actors: { applicationEvent: act } }),
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
