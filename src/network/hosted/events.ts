import type { HostedEvent } from '../../../machines/hosted/hostedSession.ts'

type Listener = (event: HostedEvent) => void

const listeners = new Set<Listener>()

/** Events buffered until the hosted session starts. */
let early: HostedEvent[] = []

/** Reports an event to the hosted session. */
export function report(event: HostedEvent): void {
  if (listeners.size === 0) early.push(event)
  for (const listener of listeners) listener(event)
}

/** Subscribes to the events, including buffered ones. Returns a function that unsubscribes. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  for (const event of early) listener(event)
  early = []
  return () => listeners.delete(listener)
}
