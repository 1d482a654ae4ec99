import { use, useMemo } from 'react'
import * as v from 'valibot'
import { markdownSchema, plainText } from '../../../contract/markdown/markdown.ts'
import { jobSchema } from '../../../contract/postings/reads.ts'
import { jobPicturePath } from '../../../contract/picture.ts'
import { jobInList } from '../../../contract/search/job.ts'
import { useCopying } from '../../app/useCopying.ts'
import { brand } from '../../brand.ts'
import { useHydrated } from '../../browser/useHydrated.ts'
import { GivenContext } from '../../routing/given.ts'
import { JobMore } from '../../views/postings/job/JobMore.tsx'
import { JobView } from '../../views/postings/JobView.tsx'
import { payInWords } from '../../words/pay.ts'
import { isOpen } from '../../words/job.ts'
import { SimilarJobs } from '../../views/search/SimilarJobs.tsx'
import { PagePicture } from '../shared/PagePicture.tsx'
import { useSaving } from '../search/useSaving.tsx'
import { Apply } from './Apply.tsx'
import { jobPostingOf } from './jobPosting.ts'
import { useReporting } from './useReporting.tsx'

const givenSchema = v.object({
  canonical: v.string(),
  content: v.object({ ...jobSchema.entries, description: markdownSchema, similar: v.array(jobInList) }),
})

export default function JobPage() {
  const { canonical, content: job } = v.parse(givenSchema, use(GivenContext))
  const isHydrated = useHydrated()
  const parts = useMemo(() => [[job.slug]], [job.slug])
  const { saveOf, host } = useSaving(parts)
  const { onReport, dialog } = useReporting(job.slug)
  const title = `${job.title} at ${job.company.name}`
  const description = (job.summary || plainText(job.description)).replaceAll(/\s+/g, ' ').slice(0, 160)
  const copy = useCopying('The link to this job is copied.', 'Take the link from where the address stands.')
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <PagePicture
        canonical={canonical}
        path={jobPicturePath(job.slug)}
        alt={`${title}: ${payInWords(job.pay)}`}
      />
      {isOpen(job.state) && !job.isDemo ? (
        // What would end the script before its time is written otherwise.
        <script type="application/ld+json">
          {JSON.stringify(jobPostingOf(job, canonical)).replaceAll('<', String.raw`\u003c`)}
        </script>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <JobView
        job={job}
        acts={
          // Nothing that does nothing without scripts; what comes moves nothing.
          <div className="mt-6 flex min-h-13 flex-wrap items-center gap-3 print:hidden">
            {isOpen(job.state) && <Apply slug={job.slug} />}
            {saveOf(job.slug)}
            {isHydrated && (
              <JobMore onCopy={() => copy(canonical)} onPrint={() => print()} onReport={onReport} />
            )}
          </div>
        }
      />
      {host}
      {dialog}
      <SimilarJobs jobs={job.similar} />
      <p className="mt-8 hidden print:block">{canonical}</p>
    </>
  )
}
