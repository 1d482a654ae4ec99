import { shallowEqual } from '@xstate/react'
import { useEffect, useRef } from 'react'

/** Lets the flow of a page show what its address asks for. Only the router knows when that changes. */
export function useQuerySync<Query extends object>(
  page: { send(event: { readonly type: 'show'; readonly query: Query }): void },
  query: Query,
): void {
  const shown = useRef(query)
  useEffect(() => {
    if (shallowEqual(shown.current, query)) return
    shown.current = query
    page.send({ type: 'show', query })
  }, [page, query])
}
