import { setTimeout } from 'node:timers/promises'
import { openConnection, quantile, requestOf, storm } from '../serverLoad.ts'
import { memoryOf, processorSecondsOf, startServer } from '../serverProcess.ts'
import type { MeasuredSearch, SentCriteria } from './measuredSearch.ts'

/** Duration of a round, in ms. With pauses, clients search about 600 times, so 30 searches are above p95. */
const ROUND = 30_000
/** Number of different searches, more than a round can send. */
const DIFFERENT = 100_000

const inMs = (milliseconds: number) => milliseconds.toFixed(1)

/**
 * Measures searches by many concurrent clients, their effect on other requests, and the memory of the server
 * afterwards, in MiB.
 */
export async function askTogether(
  { requestOf: searchRequestOf, searches }: MeasuredSearch,
  { clients, dataDir }: { readonly clients: number; readonly dataDir: string },
): Promise<{ readonly rows: string[][]; readonly memory: number }> {
  const { child, origin } = await startServer(dataDir)
  try {
    const request = ({ q = '', ...others }: SentCriteria, more: string, turn: number) =>
      searchRequestOf(origin, { ...others, q: q + more }, turn)
    const all = Object.values(searches)
    const same = all.map((criteria, turn) => request(criteria, '', turn))
    // A word that occurs nowhere makes each search different from those before, so that no cached response is
    // used.
    const each = Array.from({ length: DIFFERENT }, (_, turn) =>
      request(all[turn % all.length] ?? {}, ` -x${turn}`, turn),
    )
    await storm(origin, { requests: same, connections: clients, milliseconds: 1_000 })
    const rows: string[][] = []
    for (const [name, requests, thought] of [
      ['each after about a second of thought', each, 1_000],
      ['each at once, with no pause', each, 0],
      ['the same again and again, with no pause', same, 0],
    ] as const) {
      const before = processorSecondsOf(child)
      const searching = storm(origin, { requests, connections: clients, milliseconds: ROUND, thought })
      const others: number[] = []
      const { call, close } = await openConnection(origin)
      const session = requestOf(origin, '/api/candidate/session', {})
      const until = performance.now() + ROUND
      while (performance.now() < until) {
        others.push((await call(session)).milliseconds)
        await setTimeout(10)
      }
      close()
      const outcomes = await searching
      const times = outcomes.map(({ milliseconds }) => milliseconds)
      const failed = outcomes.filter(({ status }) => status !== 200).length
      if (failed > 0) throw new Error(`${failed} searches were not answered.`)
      rows.push([
        name,
        ((times.length * 1_000) / ROUND).toFixed(0),
        inMs(quantile(times, 0.5)),
        inMs(quantile(times, 0.95)),
        inMs(quantile(others, 0.99)),
        (((processorSecondsOf(child) - before) * 1_000) / (times.length + others.length)).toFixed(2),
      ])
    }
    return { rows, memory: memoryOf(child) }
  } finally {
    child.kill()
  }
}
