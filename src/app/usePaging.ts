import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import { pagedItems } from '../../machines/reading/pagedItems.ts'
import { createPaging, type ListPart, type PagingFlow } from '../../machines/reading/paging.ts'
import { readParts } from '../effects/shared/readParts.ts'
import { useFlow } from './useFlow.ts'

/**
 * Goes on with a list behind its first part. Gives the flow, and all that has been read of the list. When the first part
 * is read anew, what was added to it is too, and stands there until then.
 *
 * @param read the effect that asks for a part of it; the same as long as the page lives
 * @param query of the first part; with another one, the list begins anew
 * @param first undefined until it is read; another object only where it was read anew
 */
export function usePaging<Item extends object, Query extends object, Part extends ListPart<Item>>(
  read: PromiseActorLogic<Part, Query>,
  query: Query,
  first: (ListPart<Item> & Part) | undefined,
): { flow: PagingFlow<Query, Item>; items: readonly Item[] } {
  const [machine] = useState(() =>
    createPaging<Query, Item>().provide({ actors: { readMore: readParts(read) } }),
  )
  const flow = useFlow(machine, { input: { query, next: first?.next ?? null } })
  const shown = useRef({ query, first })
  const added = useSelector(flow, ({ context }) =>
    shallowEqual(context.query, query) ? context.added : undefined,
  )

  useEffect(() => {
    const before = shown.current
    if (!first || before.first === first) return
    shown.current = { query, first }
    const { next } = first
    const isRenewed = before.first && shallowEqual(before.query, query)
    flow.send(isRenewed ? { type: 'renewed', next } : { type: 'ask', query, next })
  }, [flow, query, first])

  const items = useMemo(() => (first ? pagedItems(first.items, added ?? []) : []), [first, added])
  return { flow, items }
}
