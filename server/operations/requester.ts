import { AsyncLocalStorage } from 'node:async_hooks'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/** Client of the current request, for queues. */
export interface Requester {
  /** Widest network of the client, so that a client with many addresses counts once. */
  readonly network: string
  /** Aborted with `Refused` when the client disconnects. */
  readonly signal: () => AbortSignal
}

const requesters = new AsyncLocalStorage<Requester>()

/**
 * Runs the work of a request in an async context with its requester.
 *
 * @param connection returns the signal of the connection; called only if work has to wait
 */
export function answeringTo<Value>(network: string, connection: () => AbortSignal, work: () => Value): Value {
  let signal: AbortSignal | undefined
  return requesters.run({ network, signal: () => (signal ??= refusingWith(connection())) }, work)
}

/**
 * Runs work shared by several requests, outside of their async contexts: it continues if the first request is
 * aborted.
 */
export const forSeveral = <Value>(work: () => Value): Value => requesters.exit(work)

/** Requester of the current async context; undefined in shared work. */
export const currentRequester = (): Requester | undefined => requesters.getStore()

/** Signal that aborts with a `Refused`, which is not logged as an error. */
function refusingWith(connection: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new Refused(sharedRefusals.canceled, { status: 400 }))
  if (connection.aborted) abort()
  else connection.addEventListener('abort', abort, { once: true })
  return controller.signal
}
