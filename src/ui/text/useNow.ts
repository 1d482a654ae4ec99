import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function publish(): void {
  for (const listener of listeners) listener()
}

function waitForMinute(): void {
  timer = setTimeout(
    () => {
      publish()
      waitForMinute()
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  )
}

/**
 * Calls back every minute, and when the page becomes visible, because timers stop while a device sleeps.
 *
 * @returns function that unsubscribes
 */
export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    waitForMinute()
    document.addEventListener('visibilitychange', publish)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', publish)
  }
}

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** Start of the current minute, in milliseconds since 1970. The component re-renders every minute. */
export const useNow = (): number => useSyncExternalStore(subscribeToClock, minute, minute)
