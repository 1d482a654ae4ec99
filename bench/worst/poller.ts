// A client of its own in a thread of its own: asks /healthz over one connection again and again.
import { workerData } from 'node:worker_threads'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { openConnection, requestOf } from '../serverLoad.ts'
import { clockMs, LONGEST, SENT_AT } from './waits.ts'

const PAUSE_MS = 5
// The server ends a connection after a thousand requests.
const MOST_REQUESTS = 900

const { origin, waits } = v.parse(
  v.object({ origin: v.string(), waits: v.instance(Float64Array) }),
  workerData,
)

/** Waits as long as the server takes, over a new connection where it has ended the one before. */
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
    // A server that was stalled may take a request for one that never came: the wait goes on.
  }
}
