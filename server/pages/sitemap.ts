import type { Database } from '../store/schema.ts'
import { guidePath, guideSlugs } from '../../contract/guides.ts'
import { paths } from '../../contract/paths.ts'
import { publicPostings } from '../postings/public.ts'
import { declaration, element } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/**
 * Maximum number of jobs per sitemap. The format allows 50,000 URLs, which also include companies and pages.
 */
const MOST = 25_000

/** Static pages. */
const pages = [
  paths.home,
  paths.jobs,
  '/features',
  '/resources',
  '/resumes',
  '/cover-letters',
  '/pricing',
  paths.privacy,
  paths.terms,
  ...guideSlugs.map(guidePath),
]

/** Excludes demo jobs, because nobody can apply for them. */
const realPostings = (db: Database) => publicPostings(db).where('companies.is_demo', '=', 0)

const timeOf = (time: number) => new Date(time).toISOString()

const url = (address: string, changed?: number) =>
  `<url>${element('loc', address)}${changed === undefined ? '' : element('lastmod', timeOf(changed))}</url>`

const urlset = (urls: readonly string[]) =>
  `${declaration}<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>`

/**
 * Sitemap of public pages, companies with open jobs, and open jobs with their last change. If there are too
 * many jobs for one file, an index of its parts.
 *
 * @param origin of the URLs
 * @param most maximum number of jobs per part
 */
export async function sitemap(db: Database, origin: string, most = MOST): Promise<string> {
  const parts = Math.ceil((await countOpen(db)) / most)
  if (parts > 1) {
    const named = Array.from({ length: parts }, (_, index) => `${origin}/sitemap/${index + 1}`)
    const entries = named.map((address) => `<sitemap>${element('loc', address)}</sitemap>`)
    return `${declaration}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`
  }
  return (await sitemapPart(db, origin, 1, most)) ?? urlset([])
}

/**
 * Part of the sitemap, numbered from 1; the first also contains pages and companies. Returns `undefined` for
 * an unknown part.
 */
export async function sitemapPart(
  db: Database,
  origin: string,
  part: number,
  most = MOST,
): Promise<string | undefined> {
  if (part > 1 && (await countOpen(db)) <= (part - 1) * most) return undefined
  const jobs = await realPostings(db)
    .select(['postings.slug', 'postings.published_at'])
    .select((row) =>
      row
        .selectFrom('events')
        .select(({ fn }) => fn.max('events.at').as('at'))
        .where('subject_kind', '=', 'posting')
        .whereRef('subject_id', '=', 'postings.id')
        .$asScalar()
        .as('changed'),
    )
    .orderBy('postings.published_at')
    .orderBy('postings.id')
    .limit(most)
    .offset((part - 1) * most)
    .execute()
  const ofJobs = jobs.map(({ changed, published_at: publishedAt, slug }) =>
    url(origin + paths.job(slug ?? ''), changed ?? publishedAt ?? undefined),
  )
  if (part > 1) return urlset(ofJobs)
  const companies = await realPostings(db)
    .select('companies.slug')
    .distinct()
    .orderBy('companies.slug')
    .limit(MOST - pages.length)
    .execute()
  return urlset([
    ...pages.map((path) => url(origin + path)),
    ...companies.map(({ slug }) => url(origin + paths.publicCompany(slug))),
    ...ofJobs,
  ])
}

async function countOpen(db: Database): Promise<number> {
  const { open } = await realPostings(db)
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .executeTakeFirstOrThrow()
  return Number(open)
}
