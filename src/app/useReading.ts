/* oxlint-disable typescript/no-unsafe-type-assertion --
   The machine hands on what it is asked with and what it is given, and looks at neither: both are what the effect says. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import { readingMachine, type ReadingFlow } from '../../machines/reading/reading.ts'
import { useFlow } from './useFlow.ts'

/**
 * Loads what a page shows. Gives the flow, and what it has read so far.
 *
 * @param read the effect that asks for it; the same as long as the page lives
 * @param asked what it is asked with. A page that asks for something else must be another one: give it a key
 */
export function useReading<Data extends object, Asked extends object>(
  read: PromiseActorLogic<Data, Asked>,
  asked: Asked,
): { flow: ReadingFlow; data: Data | undefined } {
  const [machine] = useState(() =>
    readingMachine.provide({ actors: { read: read as PromiseActorLogic<object, object> } }),
  )
  const flow = useFlow(machine, { input: { asked } })
  return { flow, data: useSelector(flow, ({ context }) => context.data) as Data | undefined }
}
