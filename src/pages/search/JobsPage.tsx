import { lazy, Suspense, useMemo, useState } from 'react'
import * as v from 'valibot'
import { givenJobsPage } from '../../../contract/search/page.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useTouched } from '../../browser/useTouched.ts'
import { useGiven } from '../../routing/given.ts'
import { JobsView } from '../../views/search/JobsView.tsx'
import { answerInWords } from '../../words/search.ts'
import type { Live } from './Searching.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { savedParts } from './savedParts.ts'
import { useSaving } from './useSaving.tsx'

// Until it is there, each search loads its page, as it does without scripts.
const Searching = lazy(() => import('./Searching.tsx'))

const givenSchema = v.object({ canonical: v.string(), content: givenJobsPage })

export default function JobsPage() {
  const { canonical, content } = useGiven(givenSchema)
  const [live, setLive] = useState<Live>()
  const isTouched = useTouched()
  const page = live?.page ?? content
  const { found, isFirst, search } = page
  const jobs = live?.jobs ?? found.jobs
  const open = live ? live.open : content.open
  const parts = useMemo(
    () =>
      savedParts(
        jobs.map(({ slug }) => slug),
        open,
      ),
    [jobs, open],
  )
  const { saveOf, host } = useSaving(parts)
  return (
    <>
      <PageHead
        title={answerInWords(page)}
        description="Open jobs with what they pay, and when you get an answer."
        canonical={canonical + search}
        isListed={isFirst && found.total.count > 0}
      />
      <link rel="alternate" type="application/rss+xml" href={`/jobs.rss${search}`} />
      <JobsView page={page} open={open} live={live} saveOf={saveOf} />
      {host}
      {(isTouched || content.open !== null) && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <Searching content={content} onLive={setLive} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
