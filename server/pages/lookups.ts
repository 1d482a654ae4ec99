import * as v from 'valibot'
import { alertPaths } from '../../contract/alerts/paths.ts'
import { alertPageSchema } from '../../contract/alerts/alertPage.ts'
import { publicCompanySchema } from '../../contract/companies/reads.ts'
import { markdownSchema } from '../../contract/markdown/markdown.ts'
import { stoppingSchema } from '../../contract/notices/stopping.ts'
import { jobSchema } from '../../contract/postings/reads.ts'
import { legalPageSchema } from '../../contract/privacy/legal.ts'
import { sharedResumeSchema } from '../../contract/resumes/shared.ts'
import { emptyHome, homeSchema } from '../../contract/search/home.ts'
import { jobInList } from '../../contract/search/job.ts'
import { jobsPageData } from '../../contract/search/page.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import { noticePaths } from '../../contract/notices/paths.ts'
import { paths } from '../../contract/paths.ts'
import type { CompanyRecord } from '../../contract/postings/record.ts'
import { resumePaths } from '../../contract/resumes/paths.ts'
import { createAlertLinks } from '../alerts/alertLinks.ts'
import { alertPageOf } from '../alerts/links/alertPage.ts'
import { recordOf } from '../applications/record.ts'
import { company } from '../calls/companies/company.ts'
import { legalPage } from '../calls/privacy/legalPage.ts'
import { jobAlone, withRecord } from '../calls/postings/job.ts'
import { home } from '../calls/search/home.ts'
import { jobsPage } from '../calls/search/jobsPage.ts'
import type { ReadContext } from '../calls/shared/context.ts'
import { stoppingOf } from './stopPages.ts'
import type { Logger } from '../operations/logger.ts'
import { Refused } from '../refused.ts'
import type { Resume } from '../resumes/resumes.ts'
import { follow } from '../resumes/sharing.ts'
import { similarTo } from '../search/similar.ts'
import type { Find } from './responseCache.ts'

/** Content of a page with its canonical path, which differs from the requested one after a rename. */
export interface Shown {
  readonly path: string
  /** Query of the URL, if the page depends on it. */
  readonly search?: string
  readonly content: unknown
  /** Status of a page without content. */
  readonly status?: 404 | 410
  /** True if only people with the link may read it: no shared caching, no indexing. */
  readonly isUnlisted?: boolean
  /** Shared resume instead of content. It may be so long that the whole page is rendered in a thread. */
  readonly shared?: { readonly resume: Resume; readonly link: string }
}

type Lookup = (context: LookupContext, named: string, search: string) => Promise<Shown>

interface LookupContext extends ReadContext {
  readonly logger: Logger
  readonly hashKey: string
  /** Cached lookup of reply records, which all jobs of a company share. */
  readonly findRecord: Find<CompanyRecord | null>
}

/** Content of the home page. Falls back to an empty one, because the page works without statistics. */
async function homeWith({ logger, ...context }: LookupContext) {
  return home(context).catch((error: unknown) => {
    if (error instanceof Refused) throw error
    logger.error({ error }, 'The home page is shown without figures and jobs')
    return emptyHome
  })
}

/**
 * Content of each page, by route. Throws `Refused` for a page that does not exist (404) or no longer exists
 * (410).
 */
export const lookups: Readonly<Record<string, Lookup>> = {
  [paths.home]: async (context, _, search) => ({
    path: paths.home,
    search,
    content: await homeWith(context),
  }),
  [paths.jobs]: async (context, _, search) => ({
    path: paths.jobs,
    ...(await jobsPage(context, search)),
  }),
  [paths.privacy]: async ({ db }) => ({ path: paths.privacy, content: await legalPage(db, 'privacy') }),
  [paths.terms]: async ({ db }) => ({ path: paths.terms, content: await legalPage(db, 'terms') }),
  [paths.publicCompany(':slug')]: async (context, slug) => {
    const content = await company(context, { slug })
    return { path: paths.publicCompany(content.slug), content }
  },
  [noticePaths.stopMails(':link')]: async ({ db, hashKey }, link) => {
    const content = await stoppingOf(db, hashKey, link)
    const path = noticePaths.stopMails(encodeURIComponent(link))
    return { path, content, isUnlisted: true, ...(!content && { status: 404 }) }
  },
  [alertPaths.alert(':token')]: async ({ db, hashKey }, token, search) => {
    const content = await alertPageOf(db, createAlertLinks(hashKey), token, search)
    const path = alertPaths.alert(encodeURIComponent(token))
    return { path, search, content, isUnlisted: true, ...(!content && { status: 404 }) }
  },
  [paths.job(':slug')]: async ({ findRecord, ...context }, slug) => {
    const { db, now } = context
    const { companyId, job } = await jobAlone(context, slug)
    const [record, similar] = await Promise.all([
      findRecord(companyId, () => recordOf(db, companyId, now)),
      similarTo(db, job),
    ])
    const { description, ...posting } = withRecord(job, record)
    return {
      path: paths.job(slug),
      content: { ...posting, description: parseMarkdown(description), similar },
    }
  },
  [resumePaths.sharedResume(':link')]: async ({ db, now }, link) => {
    const path = resumePaths.sharedResume(encodeURIComponent(link))
    const resume = await follow(db, link, now)
    if (resume === 'unknown') return { path, content: null, status: 404, isUnlisted: true }
    if (resume === 'ended') return { path, content: null, status: 410, isUnlisted: true }
    return { path, content: null, shared: { resume, link }, isUnlisted: true }
  },
}

/** Schema of each page's data, by route. Fields outside of the schema are not sent. */
export const pageContents: Readonly<Record<string, v.GenericSchema>> = {
  [paths.home]: homeSchema,
  [paths.jobs]: jobsPageData,
  [paths.privacy]: legalPageSchema,
  [paths.terms]: legalPageSchema,
  [paths.publicCompany(':slug')]: publicCompanySchema,
  [noticePaths.stopMails(':link')]: stoppingSchema,
  [alertPaths.alert(':token')]: alertPageSchema,
  [paths.job(':slug')]: v.object({
    ...jobSchema.entries,
    description: markdownSchema,
    similar: v.array(jobInList),
  }),
  [resumePaths.sharedResume(':link')]: sharedResumeSchema,
}

/** Routes whose content changes only with published changes or a server restart. */
export const announcedPatterns: ReadonlySet<string> = new Set([
  paths.home,
  paths.jobs,
  paths.privacy,
  paths.terms,
  paths.publicCompany(':slug'),
  paths.job(':slug'),
])

/** Routes of the pages that are rendered on request. */
export const renderedPatterns: readonly string[] = Object.keys(lookups)
