import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import * as v from 'valibot'
import { postingContent } from '../../contract/postings/posting.ts'
import type { JobInList } from '../../contract/search/job.ts'
import type { Database, Schema } from '../store/schema.ts'
import type { CompaniesTable } from '../store/schema/companies.ts'
import type { PostingsTable } from '../store/schema/postings.ts'

/** Fields of a posting for lists; the rest is long and stays unread. */
const { answerDays, employmentType, level, pay, places, regions, summary, title, workplace } =
  postingContent.entries
const contentInList = v.object({
  answerDays,
  employmentType,
  level,
  pay,
  places,
  regions,
  summary,
  title,
  workplace,
})

const columns = [
  'postings.id',
  'postings.slug',
  'postings.content',
  'postings.published_at',
  'postings.confirmed_at',
  'companies.slug as company_slug',
  'companies.name as company_name',
  'companies.logo',
  'companies.proof',
  'companies.is_demo',
] as const

/** Jobs as everybody sees them in a list, in the order of the ids of their postings. */
export async function jobsInList(db: Database, ids: readonly string[]): Promise<JobInList[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(columns)
    .where('postings.id', 'in', ids)
    .execute()
  const jobs = new Map(rows.map((row) => [row.id, jobOf(row)]))
  return ids.flatMap((id) => jobs.get(id) ?? [])
}

interface Found {
  readonly number: number
  readonly posting_id: string
}

interface InList {
  readonly job: JobInList
  readonly number: number
  /** Index of the part that contains it. */
  readonly part: number
}

/**
 * The same for the postings that queries find: those of the first part, the newest first, each with its number; then
 * those of the next, where they are not as many as asked for yet.
 *
 * @param parts of which none finds what another finds
 */
export async function newestInList<Tables extends keyof Schema>(
  db: Database,
  parts: readonly SelectQueryBuilder<Schema, Tables, Found>[],
  most: number,
): Promise<readonly InList[]> {
  const queries = parts.map((found, part) =>
    db
      .selectFrom(found.orderBy('number', 'desc').limit(most).as('found'))
      .select(['found.number', 'found.posting_id', sql<number>`cast(${part} as integer)`.as('part')]),
  )
  const [first, ...others] = queries
  if (!first) return []
  // Both engines look into one part after the other, and into no more of them once there are enough.
  const found = others.reduce((before, next) => before.unionAll(next), first).limit(most)
  const rows = await db
    .selectFrom(found.as('found'))
    .innerJoin('postings', 'postings.id', 'found.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(columns)
    .select(['found.number', 'found.part'])
    .orderBy('found.part')
    .orderBy('found.number', 'desc')
    .execute()
  return rows.map((row) => ({ job: jobOf(row), number: row.number, part: row.part }))
}

interface Row extends Pick<
  Selectable<PostingsTable>,
  'id' | 'slug' | 'content' | 'published_at' | 'confirmed_at'
> {
  readonly company_slug: string
  readonly company_name: string
  readonly logo: string
  readonly proof: Selectable<CompaniesTable>['proof']
  readonly is_demo: number
}

function jobOf(row: Row): JobInList {
  const { confirmed_at, published_at, slug } = row
  const content = v.parse(contentInList, JSON.parse(row.content))
  const { employmentType: type, workplace: where } = content
  if (slug === null || where === null || type === null || published_at === null) {
    throw new Error(`The posting ${row.id} is in a list, and was never published whole.`)
  }
  return {
    ...content,
    slug,
    company: {
      slug: row.company_slug,
      name: row.company_name,
      logo: row.logo || undefined,
      proof: row.proof,
    },
    workplace: where,
    employmentType: type,
    publishedAt: new Date(published_at).toISOString(),
    confirmedAt: confirmed_at === null ? null : new Date(confirmed_at).toISOString(),
    isDemo: row.is_demo === 1,
  }
}
