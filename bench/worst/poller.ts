// Polls /healthz over one connection. Runs in its own thread, so that other work does not delay it.
import { workerData } from 'node:worker_threads'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { openConnection, requestOf } from '../serverLoad.ts'
import { clockMs, LONGEST, SENT_AT } from './waits.ts'

const PAUSE_MS = 5
// The server closes a connection after a thousand requests.
const MOST_REQUESTS = 900

const { origin, waits } = v.parse(
  v.object({ origin: v.string(), waits: v.instance(Float64Array) }),
  workerData,
)

/** Polls over one connection, without a timeout. */
async function poll(requests: number): Promise<void> {
  const { call, close } = await openConnection(origin)
  try {
    for (let request = 0; request < requests; request += 1) {
      waits[SENT_AT] = Math.min(waits[SENT_AT] ?? Infinity, clockMs())
      await call(requestOf(origin, '/healthz'))
      waits[LONGEST] = Math.max(waits[LONGEST] ?? 0, clockMs() - (waits[SENT_AT] ?? Infinity))
      waits[SENT_AT] = Infinity
      await setTimeout(PAUSE_MS)
    }
  } finally {
    close()
  }
}

for (;;) {
  try {
    await poll(MOST_REQUESTS)
  } catch {
    // A stalled server can time out a request and close the connection. The wait continues on a new one.
  }
}
