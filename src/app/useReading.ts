import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import { createReading, type ReadingFlow } from '../../machines/reading/reading.ts'
import { useFlow } from './useFlow.ts'

/**
 * Loads what a page shows. Returns the flow, and what it has read so far.
 *
 * @param read the effect that asks for it; the same as long as the page lives
 * @param query another one is read anew. Its parts are texts, numbers and the like
 * @param isKept whether the result of the query before is shown until that of another one is there
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
