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

/** Returns the companies, domains and employers that never see the profile of the signed-in account, the newest first. */
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
 * Excludes a company or a domain from the profile of the signed-in account, for good: whatever the company is called later. Gives
 * the exclusion; one that is there already is given again.
 *
 * Refused: 404 for a slug that no company has had; at the field for a domain where anybody gets an address; with the most
 * exclusions.
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
  // The form in which addresses and websites are compared.
  const value = URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name
  if (isPublicProvider(value)) throw Refused.field('domain', talentRefusals.publicDomain)
  return { kind: 'domain', value, name } as const
}

/** Removes an exclusion. Returns its id. Refused (404) for one of somebody else like for an unknown one. */
export const removeOwnExclusion = defineHandler(
  contract.talent.removeExclusion,
  async ({ account, db, now }, { id }) =>
    db.transaction().execute(async (transaction) => {
      const { id: accountId } = ownObject(await lockAccount(transaction, account.id))
      const isRemoved = await removeExclusion(transaction, { accountId, id, now })
      return ownObject(isRemoved ? { id } : undefined)
    }),
)
