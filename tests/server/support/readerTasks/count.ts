import { sql } from 'kysely'
import type { Database } from '../../../../server/store/schema.ts'

/** Counts the rows of a table repeatedly. */
export async function run(
  db: Database,
  { table, times }: { readonly table: string; readonly times: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const counts: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    counts.push(...rows.map(({ count }) => count))
  }
  return new TextEncoder().encode(JSON.stringify(counts))
}
