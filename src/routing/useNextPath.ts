import { ownPath } from '../../contract/paths.ts'
import { useLocation } from './location.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * Path of the page that asked for a login: the query parameter `next`, if it is within this site. Undefined
 * before hydration.
 */
export function useNextPath(): string | undefined {
  const { search } = useLocation()
  const next = ownPath(new URLSearchParams(search).get('next'))
  return useHydrated() ? next : undefined
}
