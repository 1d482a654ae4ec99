import type { PublicCompany } from '../../../contract/companies/reads.ts'
import type { ReadContext } from '../../http/addRead.ts'
import { Refused } from '../../http/refused.ts'
import { isSlug } from '../../store/slugs.ts'

/**
 * Gives what everybody may know of a company, by a slug that it has or had; the answer names the current one. Fails
 * with `Refused` (404) for a slug that no company has had.
 */
export async function company(
  { db }: Pick<ReadContext, 'db'>,
  { slug }: { readonly slug: string },
): Promise<PublicCompany> {
  const found =
    isSlug(slug) &&
    (await db
      .selectFrom('company_slugs')
      .innerJoin('companies', 'companies.id', 'company_slugs.company_id')
      .select(['companies.slug', 'companies.name', 'companies.website', 'companies.about'])
      .where('company_slugs.slug', '=', slug)
      .executeTakeFirst())
  if (!found) throw new Refused('There is no such company.', { status: 404 })
  return found
}
