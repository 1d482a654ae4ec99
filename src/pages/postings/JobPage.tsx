import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { markdownSchema, plainText } from '../../../contract/markdown/markdown.ts'
import { jobSchema } from '../../../contract/postings/reads.ts'
import { jobPicturePath } from '../../../contract/picture.ts'
import { jobInList } from '../../../contract/search/job.ts'
import { savedJobs } from '../../app/savedJobs.ts'
import { useFlow } from '../../app/useFlow.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { usePageData } from '../../routing/pageData.ts'
import { JobView } from '../../views/postings/JobView.tsx'
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { isOpen, jobTitle } from '../../words/job.ts'
import { SaveToggle } from '../../views/search/SaveToggle.tsx'
import { SimilarJobs } from '../../views/search/SimilarJobs.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { useApply } from '../applications/applying/useApply.tsx'
import { jobPostingOf } from './jobPosting.ts'

// Rendered only after hydration.
const JobActs = lazy(() => import('./JobActs.tsx'))

const givenSchema = v.object({
  canonical: v.string(),
  content: v.object({ ...jobSchema.entries, description: markdownSchema, similar: v.array(jobInList) }),
})

export default function JobPage() {
  const { canonical, content: job } = usePageData(givenSchema)
  const isHydrated = useHydrated()
  const saving = useFlow(savedJobs, { input: { slugs: [job.slug] } })
  const { application, link } = useApply(job.slug, isOpen(job.state))
  const isListed = isOpen(job.state) && !job.isDemo
  const title = jobTitle(job)
  const description = (job.summary || plainText(job.description)).replaceAll(/\s+/g, ' ').slice(0, 160)
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={canonical}
        isListed={isListed}
        own={{ path: jobPicturePath(job.slug), alt: `${title}: ${payInWords(job.pay)}` }}
      />
      {isListed && (
        // Rendered on the server only, for search engines. `<` is escaped, so that no text can close the
        // script element.
        <script type="application/ld+json" suppressHydrationWarning>
          {import.meta.env.SSR
            ? JSON.stringify(jobPostingOf(job, canonical)).replaceAll('<', String.raw`\u003c`)
            : ''}
        </script>
      )}
      <JobView
        job={job}
        apply={link}
        acts={
          // The row has a minimum height, so that buttons added after hydration cause no layout shift.
          <div className="job-acts mt-6 flex min-h-13 flex-wrap items-center gap-3 print:hidden @min-[53.75rem]:[&>a]:hidden">
            {application}
            <SaveToggle flow={saving} slug={job.slug} />
            {isHydrated && (
              <FailureBoundary fallback={null}>
                <Suspense>
                  <JobActs slug={job.slug} canonical={canonical} />
                </Suspense>
              </FailureBoundary>
            )}
          </div>
        }
      />
      <SimilarJobs jobs={job.similar} />
      <p className="mt-8 hidden print:block">{canonical}</p>
    </>
  )
}
