import { Kysely, type LogEvent } from 'kysely'
import { openPostgres } from '../../server/store/postgres.ts'
import type { Schema } from '../../server/store/schema.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { byHand, type Statement } from '../market/byHand.ts'
import type { MeasuredSearch } from './measuredSearch.ts'

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Processor time of this process, in ms. */
const processorTime = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}

interface Compared {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly rounds: number
}

/**
 * Compares each search through its call with its bare statements, alternating between both. Also returns the
 * mean processor time of the bare statements, in ms.
 */
export async function compareByHand(
  { call, find, searches }: MeasuredSearch,
  { databaseUrl, dataDir, rounds }: Compared,
) {
  const statements: Statement[] = []
  const engine = databaseUrl ? await openPostgres(databaseUrl, Date.now) : openSqlite(dataDir)
  const log = ({ query }: LogEvent) => {
    statements.push({ text: query.sql, parameters: query.parameters })
  }
  const db = new Kysely<Schema>({ dialect: engine.readerDialect ?? engine.dialect, log })
  const hand = await byHand({ dataDir, databaseUrl })
  const rows: string[][] = []
  const now = Date.now()
  let byHandMs = 0
  for (const [name, criteria] of Object.entries(searches)) {
    statements.length = 0
    const total = await find(db, criteria, now)
    const own = [...statements]
    const taken = { call: [] as number[], hand: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      taken.call.push(await timed(() => call({ db, now, runReaderTask: engine.runReaderTask }, criteria)))
      const before = processorTime()
      taken.hand.push(await timed(() => hand.run(own)))
      byHandMs += processorTime() - before
    }
    const [behind, alone] = [median(taken.call), median(taken.hand)]
    const found = total.isCapped ? `${total.count}+` : String(total.count)
    rows.push([name, found, behind.toFixed(2), alone.toFixed(2), (behind / alone).toFixed(2)])
  }
  await hand.close()
  await db.destroy()
  await engine.release()
  return { rows, byHandMs: byHandMs / rounds / rows.length }
}
