import { contract } from '../../../contract/index.ts'
import { lockAccount } from '../../auth/accounts.ts'
import { ownObject, Refused } from '../../refused.ts'
import { isPublicProvider } from '../../security/publicProviders.ts'
import { listPage } from '../../store/list.ts'
import type { Database } from '../../store/schema.ts'
import { addExclusion, exclusionsOf, removeExclusion, shownExclusion } from '../../talent/exclusions.ts'
import { companiesRefusals } from '../../words/companies.ts'
import { talentRefusals } from '../../words/talent.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { companyBySlug } from './companyBySlug.ts'

/** Lists the companies, domains and employers excluded from the caller's profile, newest first. */
export const listExclusions = defineHandler(
  contract.talent.listExclusions,
  async ({ account, db }, wanted) => {
    const order = [
      { column: 'created_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ] as const
    const all = db.selectFrom(exclusionsOf(db, account.id).as('own')).selectAll()
    const { items, next } = await listPage(all, order, wanted)
    return { items: items.map(shownExclusion), next }
  },
)

/**
 * Excludes a company or a domain from the caller's profile, permanently: renaming the company has no effect.
 * Returns the exclusion; an existing one is returned again.
 *
 * @throws Refused (404) for an unknown slug; Refused at the field for the domain of a public email provider;
 * Refused at the limit of exclusions
 */
export const addOwnExclusion = defineHandler(
  contract.talent.addExclusion,
  async ({ account, db, now }, payload) =>
    db.transaction().execute(async (transaction) => {
      const { id: accountId } = ownObject(await lockAccount(transaction, account.id))
      const wanted = 'slug' in payload ? await companyIn(transaction, payload.slug) : domainIn(payload.domain)
      const id = await addExclusion(transaction, { account_id: accountId, ...wanted }, now)
      const added = await exclusionsOf(transaction, accountId)
        .where('exclusions.id', '=', id)
        .executeTakeFirstOrThrow()
      return shownExclusion(added)
    }),
)

async function companyIn(db: Database, slug: string) {
  const company = await companyBySlug(db, slug)
  if (!company) throw new Refused(companiesRefusals.unknown, { status: 404 })
  return { kind: 'company', value: company.id, name: company.name } as const
}

function domainIn(typed: string) {
  const name = typed.replace(/^www\./, '')
  // Normalized as the domains of addresses and websites, for comparison.
  const value = URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name
  if (isPublicProvider(value)) throw Refused.field('domain', talentRefusals.publicDomain)
  return { kind: 'domain', value, name } as const
}

/**
 * Removes an exclusion. Returns its id.
 *
 * @throws Refused (404) for an unknown one, and for one of another account
 */
export const removeOwnExclusion = defineHandler(
  contract.talent.removeExclusion,
  async ({ account, db, now }, { id }) =>
    db.transaction().execute(async (transaction) => {
      const { id: accountId } = ownObject(await lockAccount(transaction, account.id))
      const isRemoved = await removeExclusion(transaction, { accountId, id, now })
      return ownObject(isRemoved ? { id } : undefined)
    }),
)
