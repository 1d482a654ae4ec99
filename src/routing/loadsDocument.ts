import { isFollowed } from './inPlace.ts'
import { matchRoute } from './matchRoute.ts'

/** True if navigating to this path loads a new document, because only the server has the data of the page. */
export function loadsDocument(pathname: string): boolean {
  const { isGiven = false, standsAlone = false } = matchRoute(pathname)
  return isGiven && !standsAlone && !isFollowed(pathname)
}
