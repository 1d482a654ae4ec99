/* oxlint-disable typescript/no-unsafe-type-assertion --
   The machine hands on what it is asked with and what it is given, and looks at neither: both are what the effect says. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PromiseActorLogic } from 'xstate'
import { pagingMachine, type ListPart, type PagingFlow } from '../../machines/reading/paging.ts'
import { useFlow } from './useFlow.ts'

interface PartOf<Item> {
  items: Item[]
  next: string | null
}

/**
 * Goes on with a list whose first part has been read. Gives the flow, and all that has been read of the list.
 *
 * @param read the effect that asks for a part of it; the same as long as the page lives
 * @param asked what the first part was asked with
 */
export function usePaging<Item extends object, Asked extends object, Part extends PartOf<Item>>(
  read: PromiseActorLogic<Part, Asked>,
  asked: Asked,
  { items, next }: PartOf<Item> & Part,
): { flow: PagingFlow; items: readonly Item[] } {
  const [machine] = useState(() =>
    pagingMachine.provide({ actors: { readMore: read as unknown as PromiseActorLogic<ListPart, object> } }),
  )
  const flow = useFlow(machine, { input: { asked, next } })
  const added = useSelector(flow, ({ context }) => context.added) as readonly Item[]
  return { flow, items: [...items, ...added] }
}
