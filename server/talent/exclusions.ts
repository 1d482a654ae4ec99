import { randomUUID } from 'node:crypto'
import type { ProfileContent } from '../../contract/talent/profile.ts'
import { maxExclusions, type Exclusion } from '../../contract/talent/profileCalls.ts'
import { foldedName } from '../companies/foldedName.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { ExclusionsTable } from '../store/schema/talent.ts'
import { talentRefusals } from '../words/talent.ts'
import { inTurn, meetCompanies, type NewExclusion } from './meetExclusions.ts'
import { employersOf } from './profileOwner.ts'

/** Query of the active exclusions of an account, with the displayed data of excluded companies. */
export const exclusionsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('exclusions')
    .leftJoin('companies', (join) =>
      join.onRef('companies.id', '=', 'exclusions.value').on('exclusions.kind', '=', 'company'),
    )
    .select([
      'exclusions.id',
      'exclusions.kind',
      'exclusions.name',
      'exclusions.created_at',
      'companies.name as company_name',
      'companies.slug',
      'companies.logo',
    ])
    .where('exclusions.account_id', '=', accountId)
    .where('exclusions.removed_at', 'is', null)

type ShownRow = Awaited<ReturnType<ReturnType<typeof exclusionsOf>['executeTakeFirstOrThrow']>>

/** Exclusion as its owner sees it. */
export const shownExclusion = ({
  company_name: companyName,
  created_at: createdAt,
  id,
  kind,
  logo,
  name,
  slug,
}: ShownRow): Exclusion => ({
  id,
  kind,
  name: companyName ?? name,
  ...(slug !== null && { slug }),
  ...(logo && { logo }),
  createdAt: new Date(createdAt).toISOString(),
})

/**
 * Adds an exclusion, within a transaction that has locked the account. An existing one is returned.
 *
 * @returns its id
 * @throws Refused if the limit of exclusions is reached
 */
export async function addExclusion(
  transaction: Database,
  wanted: Pick<ExclusionsTable, 'account_id' | 'kind' | 'value' | 'name'>,
  now: number,
): Promise<string> {
  const known = await transaction
    .selectFrom('exclusions')
    .select('id')
    .where('account_id', '=', wanted.account_id)
    .where('kind', '=', wanted.kind)
    .where('value', '=', wanted.value)
    .executeTakeFirst()
  if (known) return known.id
  const { count } = await transaction
    .selectFrom('exclusions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', wanted.account_id)
    .where('kind', '!=', 'employer')
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxExclusions) throw new Refused(talentRefusals.manyExclusions)
  const exclusion = { ...wanted, id: randomUUID() }
  await insert(transaction, [exclusion], now)
  return exclusion.id
}

/**
 * Excludes the employers in an account's resumes and profile, unless their owner has removed the exclusion.
 */
export async function excludeEmployers(
  transaction: Database,
  accountId: string,
  { now, profile }: { readonly now: number; readonly profile: ProfileContent },
): Promise<void> {
  const names = new Map<string, string>()
  for (const name of await employersOf(transaction, accountId, profile)) {
    const folded = foldedName(name)
    if (folded !== '' && !names.has(folded)) names.set(folded, name)
  }
  const known = await transaction
    .selectFrom('exclusions')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'employer')
    .execute()
  for (const { value } of known) names.delete(value)
  const added = [...names].slice(0, Math.max(0, maxExclusions - known.length))
  await insert(
    transaction,
    added.map(([value, name]) => ({
      id: randomUUID(),
      account_id: accountId,
      kind: 'employer',
      value,
      name,
    })),
    now,
  )
}

/**
 * Excludes companies from the profile of a candidate if one of their members has the same address. Call it in
 * each transaction that changes the address of an account, before the change: until then, the address
 * identifies both as the same person. The limit does not apply, because the change must not fail.
 *
 * @param now milliseconds since 1970
 */
export async function excludeOwnCompanies(
  transaction: Database,
  emailAddress: string,
  now: number,
): Promise<void> {
  // Takes the stronger lock at once, because the company is matched later: two transactions that upgrade from
  // the weaker lock would deadlock.
  await inTurn(transaction, 'company')
  const own = await transaction
    .selectFrom('accounts as own')
    .innerJoin('accounts as member', 'member.email_address', 'own.email_address')
    .innerJoin('members', 'members.account_id', 'member.id')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .leftJoin('exclusions', (known) =>
      known
        .onRef('exclusions.account_id', '=', 'own.id')
        .onRef('exclusions.value', '=', 'companies.id')
        .on('exclusions.kind', '=', 'company'),
    )
    .select(['own.id as account_id', 'companies.id as value', 'companies.name'])
    .where('own.email_address', '=', emailAddress)
    .where('own.role', '=', 'candidate')
    // An unverified address may belong to a stranger.
    .where('own.verified_at', 'is not', null)
    .where('member.verified_at', 'is not', null)
    .where('exclusions.id', 'is', null)
    .execute()
  await insert(
    transaction,
    own.map((company) => ({ ...company, id: randomUUID(), kind: 'company' })),
    now,
  )
}

async function insert(
  transaction: Database,
  exclusions: readonly NewExclusion[],
  now: number,
): Promise<void> {
  if (exclusions.length === 0) return
  await transaction
    .insertInto('exclusions')
    .values(exclusions.map((exclusion) => ({ ...exclusion, created_at: now, removed_at: null })))
    .execute()
  await meetCompanies(transaction, exclusions)
}

/**
 * Removes an exclusion of an account with its matched companies. For an employer the removal is remembered,
 * so that it is not added again automatically.
 *
 * @returns true if it existed
 */
export async function removeExclusion(
  transaction: Database,
  { accountId, id, now }: { readonly accountId: string; readonly id: string; readonly now: number },
): Promise<boolean> {
  const own = await transaction
    .selectFrom('exclusions')
    .select('kind')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!own) return false
  await transaction.deleteFrom('excluded_companies').where('exclusion_id', '=', id).execute()
  await (own.kind === 'employer'
    ? transaction.updateTable('exclusions').set({ removed_at: now }).where('id', '=', id).execute()
    : transaction.deleteFrom('exclusions').where('id', '=', id).execute())
  return true
}
