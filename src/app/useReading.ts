import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import { createReading, type ReadingFlow } from '../../machines/reading/reading.ts'
import { useFlow } from './useFlow.ts'

/**
 * Loads data for a page. Returns the flow, and the data loaded so far.
 *
 * @param read effect that loads the data; must not change between renders
 * @param query its change reloads the data; values are compared shallowly
 * @param isKept whether the previous result is shown until the next one has loaded
 */
export function useReading<Result extends object, Query extends object>(
  read: PromiseActorLogic<Result, Query>,
  query: Query,
  isKept = false,
): { flow: ReadingFlow<Query, Result>; data: Result | undefined } {
  const [machine] = useState(() => createReading<Query, Result>().provide({ actors: { read } }))
  const flow = useFlow(machine, { input: { query, isKept } })
  const asked = useRef(query)

  useEffect(() => {
    if (shallowEqual(asked.current, query)) return
    asked.current = query
    flow.send({ type: 'ask', query })
  }, [flow, query])

  const data = useSelector(flow, ({ context }) =>
    isKept || shallowEqual(context.query, query) ? context.data : undefined,
  )
  return { flow, data }
}
