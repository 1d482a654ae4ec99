import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/** Only adds columns, which a trigger fills, also for rows that older servers insert. */
export const isCompatible = true

/**
 * Copies the columns that filter and count people to the rows of their terms in PostgreSQL. Without them, a
 * search with thousands of matches had to join a tenth of all profiles before it could limit them.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) return
  // Created again afterwards, which is faster than updating it row by row.
  await sql`drop index profile_words_vector`.execute(db)
  await sql`alter table profile_words add column account_id text, add column facets bigint`.execute(db)
  await sql`update profile_words
    set account_id = search_profiles.account_id, facets = search_profiles.facets
    from search_profiles where search_profiles.number = profile_words.number`.execute(db)
  // Another type has PostgreSQL write the table anew, without the rows that the update has replaced.
  await sql`alter table profile_words alter column facets type integer,
    alter column account_id set not null, alter column facets set not null`.execute(db)
  await sql`create index profile_words_vector on profile_words using gin (vector)`.execute(db)
  await sql`create function cover_profile_words() returns trigger language plpgsql as $$
    begin
      select account_id, facets into new.account_id, new.facets
        from search_profiles where number = new.number;
      return new;
    end
  $$`.execute(db)
  await sql`create trigger profile_words_covering before insert on profile_words
    for each row execute function cover_profile_words()`.execute(db)
}
