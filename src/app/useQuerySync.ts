import { shallowEqual } from '@xstate/react'
import { useEffect, useRef } from 'react'

/** Sends the query of the address to the page's flow whenever it changes. */
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
