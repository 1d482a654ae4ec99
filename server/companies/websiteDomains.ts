import type { Database } from '../store/schema.ts'
import { domainOf } from './proof.ts'

/**
 * Updates website domains that are missing or outdated; called when the server starts. Done here, because SQL
 * functions do not normalize international domains.
 */
export async function prepareWebsiteDomains(db: Database): Promise<void> {
  const companies = await db.selectFrom('companies').select(['id', 'website', 'website_domain']).execute()
  for (const { id, website, website_domain: before } of companies) {
    const domain = domainOf(website) ?? ''
    if (domain === before) continue
    await db
      .updateTable('companies')
      .set({ website_domain: domain })
      .where('id', '=', id)
      .where('website', '=', website)
      .execute()
  }
}
