import type { HostedEvent } from '../../../machines/hosted/hostedSession.ts'

type Listener = (event: HostedEvent) => void

const listeners = new Set<Listener>()

/** Events before the hosted session has started. */
let early: HostedEvent[] = []

/** Reports an event to the hosted session. */
export function report(event: HostedEvent): void {
  if (listeners.size === 0) early.push(event)
  for (const listener of listeners) listener(event)
}

/** Listens to the events, those that came before among them. Returns a function that ends it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  for (const event of early) listener(event)
  early = []
  return () => listeners.delete(listener)
}
