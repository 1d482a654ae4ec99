import { Worker } from 'node:worker_threads'
import { clockMs, LONGEST, SENT_AT } from './waits.ts'

/** Polls the health of a server from a thread of its own. */
export function startPolling(origin: string) {
  const waits = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('poller.ts', import.meta.url), { workerData: { origin, waits } })
  /** The longest wait, in ms, since this was asked last; one that has not ended counts as long as it has taken. */
  const longestMs = () => {
    const longest = Math.max(waits[LONGEST] ?? 0, clockMs() - (waits[SENT_AT] ?? Infinity))
    waits[LONGEST] = 0
    return longest
  }
  waits[SENT_AT] = Infinity
  return { longestMs, stop: () => worker.terminate() }
}
