import { useEffect, useReducer } from 'react'
import { useRootActors } from './actors.ts'

/**
 * Counts how often a sign-in was accepted by the server and then not kept by the browser: a key for the page, whose
 * flow has ended and must begin anew.
 */
export function useAttempt(): number {
  const { session } = useRootActors()
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unkept = session.on('unkept', again)
    return () => unkept.unsubscribe()
  }, [session])
  return attempt
}
