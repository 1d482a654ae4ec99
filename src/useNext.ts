import { useSearchParams } from 'react-router-dom'
import { ownPath } from '../contract/paths.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * The page that a visitor was on the way to when they were asked to log in: the query parameter `next`, if it is
 * a page of ours. Prerendered pages know of none.
 */
export function useNext(): string | undefined {
  const [parameters] = useSearchParams()
  const next = ownPath(parameters.get('next'))
  return useHydrated() ? next : undefined
}
