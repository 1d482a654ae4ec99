import { useEffect } from 'react'
import { wideLayoutQuery } from '../../views/search/wideLayoutQuery.ts'

interface Page {
  readonly send: (event: { readonly type: 'resized'; readonly hasRoom: boolean }) => void
}

/** Reports to the page's flow whether the window has room for a pane beside the list. */
export function useRoom(page: Page): void {
  useEffect(() => {
    const room = wideLayoutQuery()
    const resized = new AbortController()
    const measure = () => page.send({ type: 'resized', hasRoom: room.matches })
    measure()
    room.addEventListener('change', measure, resized)
    return () => resized.abort()
  }, [page])
}
