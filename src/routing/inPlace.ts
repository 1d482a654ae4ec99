import { useEffect } from 'react'

let followed: string | undefined

/** Whether the page in place follows its address itself, so that nothing has to be loaded anew. */
export const isFollowed = (pathname: string) => pathname === followed

/** Says that the page in place follows what its address says behind this path. */
export function useInPlace(pathname: string): void {
  useEffect(() => {
    followed = pathname
    return () => {
      followed = undefined
    }
  }, [pathname])
}
