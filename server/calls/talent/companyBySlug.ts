import { isSlug } from '../../store/slugs.ts'
import type { Database } from '../../store/schema.ts'

/** Company by its current slug or a former one. */
export const companyBySlug = async (db: Database, slug: string) =>
  isSlug(slug)
    ? db
        .selectFrom('company_slugs')
        .innerJoin('companies', 'companies.id', 'company_slugs.company_id')
        .select(['companies.id', 'companies.name', 'companies.proof', 'companies.suspended_at'])
        .where('company_slugs.slug', '=', slug)
        .executeTakeFirst()
    : undefined
