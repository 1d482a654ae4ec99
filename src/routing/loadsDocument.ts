import { isFollowed } from './inPlace.ts'
import { matchRoute } from './matchRoute.ts'

/** True if a navigation to this path loads a document: only the server has the data of its page. */
export function loadsDocument(pathname: string): boolean {
  const { isGiven = false, standsAlone = false } = matchRoute(pathname)
  return isGiven && !standsAlone && !isFollowed(pathname)
}
