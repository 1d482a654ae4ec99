import { useEffect } from 'react'

let followed: string | undefined

/** True if the page handles changes of its query itself, without loading a document. */
export const isFollowed = (pathname: string) => pathname === followed

/** Declares that the current page handles changes of the query for this path itself. */
export function useInPlace(pathname: string): void {
  useEffect(() => {
    followed = pathname
    return () => {
      followed = undefined
    }
  }, [pathname])
}
