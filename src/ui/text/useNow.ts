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
 * Calls back with every new minute, and when a page is seen again: while a device sleeps, no timer runs.
 *
 * @returns a function that ends it
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

/** The beginning of this minute, in milliseconds since 1970; the component follows it. */
export const useNow = (): number => useSyncExternalStore(subscribeToClock, minute, minute)
