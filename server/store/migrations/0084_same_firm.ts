import { sql, type Kysely } from 'kysely'

/** Only adds rows. */
export const isCompatible = true

/** Excludes all companies at the domain of a verified company that is excluded: one firm can register several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into excluded_companies (company_id, account_id, exclusion_id)
    select others.id, exclusions.account_id, exclusions.id
    from exclusions
    join companies as verified on verified.id = exclusions.value
    join companies as others on others.website_domain = verified.website_domain
    where exclusions.kind = 'company' and exclusions.removed_at is null and verified.proof = 'domain'
      and verified.website_domain <> ''
    on conflict (company_id, account_id, exclusion_id) do nothing`.execute(db)
}
