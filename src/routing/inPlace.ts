import { useEffect } from 'react'

let followed: string | undefined

/** True if the page reads changes of its address itself, without loading a document. */
export const isFollowed = (pathname: string) => pathname === followed

/** Declares that the page reads changes of the query behind this path itself. */
export function useInPlace(pathname: string): void {
  useEffect(() => {
    followed = pathname
    return () => {
      followed = undefined
    }
  }, [pathname])
}
