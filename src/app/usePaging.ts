/* oxlint-disable typescript/no-unsafe-type-assertion --
   The machine hands on what it is asked with and what it is given, and looks at neither: both are what the effect says. */
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { pagingMachine, type ListPart, type PagingFlow } from '../../machines/reading/paging.ts'
import { useFlow } from './useFlow.ts'

interface PartOf<Item> {
  items: Item[]
  next: string | null
}

/** At most so many rows are asked for at once. */
const MOST_AT_ONCE = 50

/**
 * Goes on with a list whose first part has been read. Gives the flow, and all that has been read of the list. When the
 * first part is read anew, what was added to it is too, and stands there until then.
 *
 * @param read the effect that asks for a part of it; the same as long as the page lives
 * @param asked what the first part was asked with
 * @param first another object only where it was read anew
 */
export function usePaging<Item extends object, Asked extends object, Part extends PartOf<Item>>(
  read: PromiseActorLogic<Part, Asked>,
  asked: Asked,
  first: PartOf<Item> & Part,
): { flow: PagingFlow; items: readonly Item[] } {
  const [machine] = useState(() => {
    const readPart = read as unknown as PromiseActorLogic<ListPart, object>
    return pagingMachine.provide({ actors: { readMore: asManyAs(readPart) as unknown as typeof readPart } })
  })
  const flow = useFlow(machine, { input: { asked, next: first.next } })
  const shown = useRef(first)
  const added = useSelector(flow, ({ context }) => context.added) as readonly Item[]

  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    flow.send({ type: 'renewed', next: first.next })
  }, [flow, first])

  const items = useMemo(() => {
    const names = new Set(first.items.map(nameOf))
    return [...first.items, ...added.filter((item) => !names.has(nameOf(item)))]
  }, [first, added])
  return { flow, items }
}

/** What tells one row from another. */
const nameOf = (item: object): unknown => ('id' in item ? item.id : 'slug' in item ? item.slug : item)

interface Wanted {
  readonly after: string | null
  /** How many rows there were that are read anew; 0 where it is the next part. */
  readonly anew: number
}

/** Reads the next part, or as many parts as it takes to have as many rows as there were. */
const asManyAs = (read: PromiseActorLogic<ListPart, object>) =>
  fromPromise<ListPart, Wanted>(async ({ input: { after, anew, ...asked }, signal }) => {
    const items: object[] = []
    let next = after
    do {
      const missing = anew - items.length
      const limit = anew > 0 ? { limit: Math.min(MOST_AT_ONCE, missing) } : {}
      const part = createActor(read, { input: { ...asked, ...limit, after: next } })
      signal.addEventListener('abort', () => part.stop(), { once: true })
      const got = await toPromise(part.start())
      items.push(...got.items)
      next = got.next
    } while (next !== null && items.length < anew)
    return { items, next }
  })
