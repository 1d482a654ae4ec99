import { isFollowed } from './inPlace.ts'
import { matchRoute } from './matchRoute.ts'

/** Whether the browser loads the page at this path, as on any site: only the server has what it shows. */
export function isLoaded(pathname: string): boolean {
  const { isGiven = false, standsAlone = false } = matchRoute(pathname)
  return isGiven && !standsAlone && !isFollowed(pathname)
}
