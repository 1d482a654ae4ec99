import { sql } from 'kysely'
import { foldedName } from '../companies/foldedName.ts'
import { domainOf } from '../companies/proof.ts'
import { isPostgres } from '../store/locks.ts'
import { slugOf } from '../store/slugs.ts'
import type { Database } from '../store/schema.ts'

// Matches between exclusions and companies are stored when an exclusion is added and when a company changes.
// They are never removed, so a company stays excluded whatever its name or website becomes.

const LOCK = 3_801
/** Upper bound for slugs with a prefix, in the collation of both databases. */
const AFTER_SLUGS = 'z'.repeat(60)
/** Batch size; each entry binds one or more values. */
const AT_ONCE = 500

/**
 * Serializes changes of companies with new exclusions on PostgreSQL, so that each sees the commit of the
 * other. SQLite has a single writer.
 */
export async function inTurn(transaction: Database, who: 'company' | 'exclusion'): Promise<void> {
  if (!isPostgres(transaction)) return
  await (
    who === 'company'
      ? sql`select pg_advisory_xact_lock(${LOCK}::bigint)`
      : sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`
  ).execute(transaction)
}

export interface NewExclusion {
  readonly id: string
  readonly account_id: string
  readonly kind: 'company' | 'domain' | 'employer'
  readonly value: string
  readonly name: string
}

/** Stores the companies that new exclusions match, in the transaction that adds them. */
export async function meetCompanies(
  transaction: Database,
  exclusions: readonly NewExclusion[],
): Promise<void> {
  if (exclusions.length === 0) return
  await inTurn(transaction, 'exclusion')
  const rows = []
  for (const { companyId, exclusion } of await metBy(transaction, exclusions)) {
    rows.push({ company_id: companyId, account_id: exclusion.account_id, exclusion_id: exclusion.id })
  }
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await transaction
      .insertInto('excluded_companies')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((same) => same.columns(['company_id', 'account_id', 'exclusion_id']).doNothing())
      .execute()
  }
  for (const { kind, value } of exclusions)
    if (kind === 'company') await meetSameFirm(transaction, 'id', value)
}

/**
 * Stores that who excludes a verified company excludes all companies at its domain: one firm can register
 * several.
 *
 * @param column column by which the verified company is found
 */
async function meetSameFirm(
  transaction: Database,
  column: 'id' | 'website_domain',
  value: string,
): Promise<void> {
  await transaction
    .insertInto('excluded_companies')
    .columns(['company_id', 'account_id', 'exclusion_id'])
    .expression((from) =>
      from
        .selectFrom('companies as verified')
        .innerJoin('companies as others', 'others.website_domain', 'verified.website_domain')
        .innerJoin('exclusions', 'exclusions.value', 'verified.id')
        .select(['others.id as company_id', 'exclusions.account_id', 'exclusions.id as exclusion_id'])
        .where(`verified.${column}`, '=', value)
        .where('verified.proof', '=', 'domain')
        .where('verified.website_domain', '!=', '')
        .where('exclusions.kind', '=', 'company')
        .where('exclusions.removed_at', 'is', null),
    )
    .onConflict((same) => same.columns(['company_id', 'account_id', 'exclusion_id']).doNothing())
    .execute()
}

/** Exclusion, and a company that it matches. */
interface Met {
  readonly companyId: string
  readonly exclusion: NewExclusion
}

async function metBy(db: Database, exclusions: readonly NewExclusion[]): Promise<readonly Met[]> {
  const employers = exclusions.filter(({ kind }) => kind === 'employer')
  const met: Met[] = exclusions
    .filter(({ kind }) => kind === 'company')
    .map((exclusion) => ({ companyId: exclusion.value, exclusion }))
  for (let from = 0; from < employers.length; from += AT_ONCE) {
    met.push(...(await companiesNamed(db, employers.slice(from, from + AT_ONCE))))
  }
  for (const exclusion of exclusions.filter(({ kind }) => kind === 'domain')) {
    const ids = await companiesAt(db, exclusion.value)
    met.push(...ids.map((companyId) => ({ companyId, exclusion })))
  }
  return met
}

/** Companies with the name of an employer. Former names are found by their slugs, which are kept. */
async function companiesNamed(db: Database, employers: readonly NewExclusion[]): Promise<readonly Met[]> {
  const byName = Map.groupBy(employers, ({ value }) => value)
  const meetingOf = (folded: string, companyId: string) =>
    (byName.get(folded) ?? []).map((exclusion) => ({ companyId, exclusion }))
  const now = await db
    .selectFrom('companies')
    .select(['id', 'folded_name'])
    .where('folded_name', 'in', [...byName.keys()])
    .execute()
  const once = await slugsThatBegin(db, [
    ...new Set(employers.map(({ name }) => slugOf(name, '').split('-')[0] ?? '').filter(Boolean)),
  ])
  return [
    ...now.flatMap(({ folded_name: folded, id }) => meetingOf(folded ?? '', id)),
    ...once.flatMap(({ id, slug }) => namesIn(slug).flatMap((folded) => meetingOf(folded, id))),
  ]
}

/** Slugs of companies that start with one of the words. */
async function slugsThatBegin(
  db: Database,
  words: readonly string[],
): Promise<readonly { readonly id: string; readonly slug: string }[]> {
  if (words.length === 0) return []
  const values = sql.join(words.map((word) => sql`(cast(${word} as text))`))
  // One range scan per word. "cross" forces SQLite to start with the words, whatever its planner estimates.
  const { rows } = await sql<{ id: string; slug: string }>`
    with words (word) as (values ${values})
    select distinct company_slugs.company_id as id, company_slugs.slug
    from words cross join company_slugs
    where company_slugs.slug >= words.word and company_slugs.slug < words.word || ${AFTER_SLUGS}`.execute(db)
  return rows
}

/**
 * Folded names that a slug may be derived from: a number at its end distinguishes companies of the same name,
 * or is part of the name.
 */
const namesIn = (slug: string) => [slug, slug.replace(/-\d$/, '')].map((each) => foldedName(each))

/** Companies with a website at a domain, or with the address of a member or invitation there. */
async function companiesAt(db: Database, domain: string): Promise<readonly string[]> {
  const isAt = (address: string) => address === domain || address.endsWith(`.${domain}`)
  const sites = await db
    .selectFrom('companies')
    .select(['id', 'website'])
    .where((row) =>
      row.or([row('website_domain', '=', domain), row('website_domain', 'like', `%.${domain}`)]),
    )
    .execute()
  const members = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['company_id as id', 'email_address'])
    .where('email_address', 'like', `%${domain}`)
    .execute()
  const invited = await db
    .selectFrom('invitations')
    .select(['company_id as id', 'email_address'])
    .where('email_address', 'like', `%${domain}`)
    .execute()
  return [
    ...new Set([
      ...sites.filter(({ website }) => isAt(domainOf(website) ?? '')).map(({ id }) => id),
      ...[...members, ...invited]
        .filter(({ email_address: address }) => isAt(hostOf(address)))
        .map(({ id }) => id),
    ]),
  ]
}

const hostOf = (emailAddress: string) => emailAddress.slice(emailAddress.lastIndexOf('@') + 1)

/** A host and its parent domains, without the top-level domain. */
function domainsAround(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/**
 * Stores the exclusions that match a company. Call it in each transaction that creates a company or changes
 * its name, website, members, invitations, or the address of a member.
 */
export async function meetExclusions(transaction: Database, companyId: string): Promise<void> {
  await inTurn(transaction, 'company')
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'website'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!company) return
  const members = await transaction
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('email_address')
    .where('company_id', '=', companyId)
    .execute()
  const invited = await transaction
    .selectFrom('invitations')
    .select('email_address')
    .where('company_id', '=', companyId)
    .execute()
  const hosts = [
    domainOf(company.website) ?? '',
    ...[...members, ...invited].map(({ email_address: address }) => hostOf(address)),
  ]
  const domains = [...new Set(hosts.flatMap(domainsAround))]
  await transaction
    .insertInto('excluded_companies')
    .columns(['company_id', 'account_id', 'exclusion_id'])
    .expression((from) =>
      from
        .selectFrom('exclusions')
        .select((row) => [row.val(companyId).as('company_id'), 'account_id', 'id'])
        .where('removed_at', 'is', null)
        .where((row) =>
          row.or([
            row.and([row('kind', '=', 'employer'), row('value', '=', foldedName(company.name))]),
            ...(domains.length === 0
              ? []
              : [row.and([row('kind', '=', 'domain'), row('value', 'in', domains)])]),
          ]),
        ),
    )
    .onConflict((same) => same.columns(['company_id', 'account_id', 'exclusion_id']).doNothing())
    .execute()
  const domain = domainOf(company.website)
  if (domain !== undefined) await meetSameFirm(transaction, 'website_domain', domain)
}

/** Stores the exclusions that match the company of an account, after a change of the account’s address. */
export async function meetExclusionsOf(transaction: Database, accountId: string): Promise<void> {
  const member = await transaction
    .selectFrom('members')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (member) await meetExclusions(transaction, member.company_id)
}
