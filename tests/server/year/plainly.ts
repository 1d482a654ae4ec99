import { sql } from 'kysely'
import type { World } from './world.ts'

/** Processor time of this process in seconds, which is independent of the machine's load. */
export function secondsOf(since: NodeJS.CpuUsage): number {
  const { system, user } = process.cpuUsage(since)
  return (system + user) / 1_000_000
}

/** Runs transactions that only write as many rows as an application has events, for comparison. */
export async function writePlainly({ db }: World, transactions: number): Promise<void> {
  await db.schema.createTable('plain').addColumn('id', 'integer').addColumn('said', 'text').execute()
  const row = sql`insert into plain values (1, ${'x'.repeat(500)})`
  for (let turn = 0; turn < transactions; turn += 1) {
    await db.transaction().execute(async (transaction) => {
      for (let event = 0; event < 5; event += 1) await row.execute(transaction)
    })
  }
}
