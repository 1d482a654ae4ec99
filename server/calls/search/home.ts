import {
  newestOnHome,
  companiesOnHome,
  suggestedSearches,
  type HomeContent,
  type SuggestedSearch,
} from '../../../contract/search/home.ts'
import { recordOf, recordOfAll } from '../../applications/record.ts'
import { hasDemo } from '../../demo/hasDemo.ts'
import type { ReadContext } from '../shared/context.ts'
import { forSeveral } from '../../operations/requester.ts'
import { jobsInList } from '../../search/jobs.ts'
import type { Database } from '../../store/schema.ts'

/** Time for which the statistics are cached, in milliseconds. */
const COUNTED_FOR = 60_000
/** Number of companies with the most open jobs whose reply record is read. */
const MOST_COMPANIES = 12

type Counted = Pick<HomeContent, 'figures' | 'counts' | 'companies'>

const counted = new WeakMap<Database, { readonly until: number; readonly figures: Promise<Counted> }>()

/** Returns the data of the home page. */
export async function home({ db, now }: Pick<ReadContext, 'db' | 'now'>): Promise<HomeContent> {
  const newest = await db
    .selectFrom('search_postings')
    .select('posting_id')
    .orderBy('number', 'desc')
    .limit(newestOnHome)
    .execute()
  const ids = newest.map(({ posting_id: id }) => id)
  return {
    ...(await countedIn(db, now)),
    jobs: await jobsInList(db, ids),
    isDemo: await hasDemo(db),
  }
}

/** Statistics, computed once per minute for all requests. */
function countedIn(db: Database, now: number): Promise<Counted> {
  const known = counted.get(db)
  if (known && now < known.until) return known.figures
  const figures = forSeveral(() => count(db, now))
  counted.set(db, { until: now + COUNTED_FOR, figures })
  figures.catch(() => counted.delete(db))
  return figures
}

async function count(db: Database, now: number): Promise<Counted> {
  const rows = await db
    .selectFrom('search_postings')
    .select(['workplace', 'type', 'level', ({ fn }) => fn.countAll<number | string>().as('jobs')])
    .groupBy(['workplace', 'type', 'level'])
    .execute()
  const { companies } = await db
    .selectFrom('search_postings')
    .select(({ fn }) => fn.count<number | string>('company_id').distinct().as('companies'))
    .executeTakeFirstOrThrow()
  const sum = (some: typeof rows) => some.reduce((total, { jobs }) => total + Number(jobs), 0)
  const jobsWith = (name: SuggestedSearch) => {
    const [criterion, value] = suggestedSearches[name]
    return sum(rows.filter((row) => row[criterion] === value))
  }
  return {
    figures: {
      jobs: sum(rows),
      companies: Number(companies),
      record: await recordOfAll(db, now),
    },
    counts: {
      remote: jobsWith('remote'),
      partTime: jobsWith('partTime'),
      entry: jobsWith('entry'),
      internship: jobsWith('internship'),
      hybrid: jobsWith('hybrid'),
      contract: jobsWith('contract'),
    },
    companies: await companiesWithRecord(db, now),
  }
}

async function companiesWithRecord(db: Database, now: number): Promise<HomeContent['companies']> {
  const largest = await db
    .selectFrom('search_postings')
    .innerJoin('companies', 'companies.id', 'search_postings.company_id')
    .where('companies.proof', '=', 'domain')
    .select(({ fn }) => [
      'companies.id',
      'companies.slug',
      'companies.name',
      'companies.logo',
      fn.countAll<number | string>().as('jobs'),
    ])
    .groupBy(['companies.id', 'companies.slug', 'companies.name', 'companies.logo'])
    .orderBy('jobs', 'desc')
    .orderBy('companies.name')
    .limit(MOST_COMPANIES)
    .execute()
  const found: HomeContent['companies'] = []
  for (const { id, jobs, logo, name, slug } of largest) {
    if (found.length === companiesOnHome) break
    const record = await recordOf(db, id, now)
    if (record) found.push({ slug, name, logo: logo || undefined, jobs: Number(jobs), record })
  }
  return found
}
