import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { postingContent } from '../../contract/postings/posting.ts'
import type { JobInList } from '../../contract/search/job.ts'
import type { Database, Schema } from '../store/schema.ts'
import type { CompaniesTable } from '../store/schema/companies.ts'
import type { PostingsTable } from '../store/schema/postings.ts'
import { newestOf, type FoundItem } from './tieredPage.ts'

/** Fields of a posting for lists. The others are long, and not parsed. */
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

/** Jobs in a list as the public sees them, in the order of the posting ids. */
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

/** Jobs found by queries, in the order of `newestOf`. */
export async function newestInList<Tables extends keyof Schema>(
  db: Database,
  parts: Parameters<typeof newestOf<Tables>>[1],
  most: number,
): Promise<readonly FoundItem<JobInList>[]> {
  const rows = await db
    .selectFrom(newestOf(db, parts, most).as('found'))
    .innerJoin('postings', 'postings.id', 'found.id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(columns)
    .select(['found.number', 'found.part'])
    .orderBy('found.part')
    .orderBy('found.number', 'desc')
    .execute()
  return rows.map((row) => ({ item: jobOf(row), number: row.number, part: row.part }))
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
