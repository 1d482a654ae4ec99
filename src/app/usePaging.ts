import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { createPaging, type ListPart, type PagingFlow, type Wanted } from '../../machines/reading/paging.ts'
import { useFlow } from './useFlow.ts'

/** At most so many rows are asked for at once. */
const MOST_AT_ONCE = 50

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

  const items = useMemo(() => {
    if (!first) return []
    const names = new Set(first.items.map(nameOf))
    return [...first.items, ...(added ?? []).filter((item) => !names.has(nameOf(item)))]
  }, [first, added])
  return { flow, items }
}

/** What tells one row from another. */
const nameOf = (item: object): unknown => ('id' in item ? item.id : 'slug' in item ? item.slug : item)

/** Reads the next part, or as many parts as it takes to have as many rows as there were. */
const readParts = <Item, Query extends object, Part extends ListPart<Item>>(
  read: PromiseActorLogic<Part, Query>,
) =>
  fromPromise<ListPart<Item>, Wanted<Query>>(async ({ input: { after, anew, query }, signal }) => {
    const items: Item[] = []
    let next = after
    do {
      const missing = anew - items.length
      const limit = anew > 0 ? { limit: Math.min(MOST_AT_ONCE, missing) } : {}
      const part = createActor(read, { input: { ...query, ...limit, after: next } })
      signal.addEventListener('abort', () => part.stop(), { once: true })
      const got = await toPromise(part.start())
      items.push(...got.items)
      next = got.next
    } while (next !== null && items.length < anew)
    return { items, next }
  })
