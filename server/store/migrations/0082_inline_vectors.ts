import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/** Only changes how PostgreSQL stores values. */
export const isCompatible = true

/**
 * Stores the terms of profiles in PostgreSQL uncompressed in their rows. A search reads the vectors of
 * thousands of rows, and took longer to fetch and decompress than to match them.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`alter table profile_words set (toast_tuple_target = 8160),
    alter column terms set storage external, alter column vector set storage external`.execute(db)
  // Rewrites the stored values, which the new settings do not affect.
  await sql`update profile_words set terms = terms || '', vector = vector || cast('' as tsvector)`.execute(db)
}
