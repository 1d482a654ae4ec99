import { ownPath } from '../../contract/paths.ts'
import { useLocation } from './location.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * The page that a visitor was on the way to when they were asked to log in: the query parameter `next`, if it is
 * a page of ours. Prerendered pages know of none.
 */
export function useNextPath(): string | undefined {
  const { search } = useLocation()
  const next = ownPath(new URLSearchParams(search).get('next'))
  return useHydrated() ? next : undefined
}
