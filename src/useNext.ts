import { useSyncExternalStore } from 'react'
import { ownPath } from '../contract/paths.ts'

const never = () => () => undefined

/**
 * The page that a visitor was on the way to when they were asked to log in: the query parameter `next`, if it is
 * a page of ours. Prerendered pages know of none.
 */
export const useNext = () =>
  useSyncExternalStore(
    never,
    () => ownPath(new URLSearchParams(location.search).get('next')),
    () => undefined,
  )
