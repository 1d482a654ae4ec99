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

for (;;) {
  const { call, close } = await openConnection(origin)
  for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
    waits[SENT_AT] = clockMs()
    const { milliseconds } = await call(requestOf(origin, '/healthz'))
    waits[SENT_AT] = Infinity
    waits[LONGEST] = Math.max(waits[LONGEST] ?? 0, milliseconds)
    await setTimeout(PAUSE_MS)
  }
  close()
}
