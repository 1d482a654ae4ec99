import type { Database } from '../store/schema.ts'
import { domainOf } from './proof.ts'

/**
 * Fills in the domains of websites that are missing, or of a website that an earlier version has changed; at the start of a
 * server. A database folds no letters beyond those of English, and no other forms of a domain.
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
