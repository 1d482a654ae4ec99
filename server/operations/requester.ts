import { AsyncLocalStorage } from 'node:async_hooks'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/** The client of the request that is being answered, as queues need it. */
export interface Requester {
  /** The widest network of the client, which is one client however many addresses it has. */
  readonly network: string
  /** Aborted with `Refused` when the client hangs up. */
  readonly signal: () => AbortSignal
}

const requesters = new AsyncLocalStorage<Requester>()

/**
 * Runs the work that answers a request, with its requester known to everything that it begins.
 *
 * @param connection gives the signal of the connection; called only when work has to wait
 */
export function answeringTo<Value>(network: string, connection: () => AbortSignal, work: () => Value): Value {
  let signal: AbortSignal | undefined
  return requesters.run({ network, signal: () => (signal ??= refusingWith(connection())) }, work)
}

/** Runs work shared by several requests: it continues when the first of them is aborted. */
export const forSeveral = <Value>(work: () => Value): Value => requesters.exit(work)

/** Request that started this work; undefined for shared work. */
export const currentRequester = (): Requester | undefined => requesters.getStore()

/** Signal that aborts with a refusal, which logs do not treat as an error. */
function refusingWith(connection: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new Refused(sharedRefusals.canceled, { status: 400 }))
  if (connection.aborted) abort()
  else connection.addEventListener('abort', abort, { once: true })
  return controller.signal
}
