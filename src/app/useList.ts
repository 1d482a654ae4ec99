import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ListFlow } from '../../machines/reading/list.ts'
import { pagedItems } from '../../machines/reading/pagedItems.ts'
import type { ListPart } from '../../machines/reading/paging.ts'
import { required } from '../../machines/shared/required.ts'

const nothing: readonly never[] = []

/** State of a list for its view: the actors for the first and further pages, the first page, and all rows. */
export function useList<Query extends object, Part extends ListPart<object>>(list: ListFlow<Query, Part>) {
  const reading = useSelector(list, ({ children }) => required(children.reading))
  const paging = useSelector(list, ({ children }) => children.paging)
  const first = useSelector(reading, ({ context }) => context.data)
  const added = useSelector(paging, (state) => state?.context.added ?? nothing)
  const items: readonly Part['items'][number][] = useMemo(
    () => (first ? pagedItems(first.items, added) : nothing),
    [first, added],
  )
  return { reading, first, paging, items }
}
