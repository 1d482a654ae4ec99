import type { HostedEvent } from '../../../machines/hosted/hostedSession.ts'

type Listener = (event: HostedEvent) => void

const listeners = new Set<Listener>()

/** Reports an event to the hosted session. */
export function report(event: HostedEvent): void {
  for (const listener of listeners) listener(event)
}

/** Listens to the events. Returns a function that ends it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
