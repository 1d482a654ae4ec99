import { Worker } from 'node:worker_threads'
import { clockMs, LONGEST, SENT_AT } from './waits.ts'

/** Starts a thread that polls the health of a server. */
export function startPolling(origin: string) {
  const waits = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('poller.ts', import.meta.url), { workerData: { origin, waits } })
  /** Longest wait in ms since the last call of this function, including one that has not ended. */
  const longestMs = () => {
    const longest = Math.max(waits[LONGEST] ?? 0, clockMs() - (waits[SENT_AT] ?? Infinity))
    waits[LONGEST] = 0
    return longest
  }
  waits[SENT_AT] = Infinity
  return { longestMs, stop: () => worker.terminate() }
}
