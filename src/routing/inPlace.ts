import { useEffect } from 'react'

let followed: string | undefined

/** Whether the page in place follows its address itself, so that nothing has to be loaded anew. */
export const isFollowed = (pathname: string) => pathname === followed

/** Where only the server has what a page shows. */
const ofServer = /^\/((jobs|companies)(\/[^/]+)?|(r|stop-mails)\/[^/]+)$/

/** Whether the browser loads what a link to this path leads to, as on any site. */
export const isLoaded = (pathname: string) => ofServer.test(pathname) && !isFollowed(pathname)

/** Says that the page in place follows what its address says behind this path. */
export function useInPlace(pathname: string): void {
  useEffect(() => {
    followed = pathname
    return () => {
      followed = undefined
    }
  }, [pathname])
}
